import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { found, refused, screen, unreachable, type MockResponses } from '@wallet/app-testing';
import { expect, waitFor } from 'storybook/test';
import { emptyDraft, type RegistrationDraft } from './registration-draft.ts';

const meta: Meta = { title: 'Screens/Auth/Register', tags: ['!autodocs'] };
export default meta;

const banks = [
  { code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  { code: 'BCEL', nameTH: 'ธนาคารการค้าต่างประเทศลาว', nameEN: 'Banque pour le Commerce Exterieur Lao' },
];
const responses: MockResponses = {
  getBanks: banks,
  getSources: [{ code: 'friend', description: 'เพื่อนแนะนำ' }],
  checkRegistration: { message: 'SUCCESS' },
  sendOtp: { otpRef: '8R3L', otpToken: 'other', code: 'OK' },
};
const withPhone: Partial<RegistrationDraft> = { phone: '02055512345', otpSwitch: 'off' };
const withCode: Partial<RegistrationDraft> = {
  ...withPhone,
  otpSwitch: 'on',
  otpPhone: '02055512345',
  otpToken: 'token',
  otpReference: '7Q2K',
};

type Play = NonNullable<StoryObj['play']>;
type Press = Pick<Parameters<Play>[0], 'canvasElement' | 'userEvent'>;

/** A visitor who is at a step. The phone number of the draft fits both markets. */
const at = (step: string, draft: Partial<RegistrationDraft>, play?: Play, changed: MockResponses = {}, stored = {}): StoryObj => ({
  parameters: screen({
    path: `${paths.register}?step=${step}`,
    answers: { ...responses, ...changed },
    stored: ({ phoneLength }) => ({
      'form:registration': JSON.stringify({ ...emptyDraft, ...draft }).replaceAll(
        '02055512345',
        phoneLength === 10 ? '0812345678' : '02055512345',
      ),
      ...stored,
    }),
  }),
  // Answers count only while the registration is the page's address.
  beforeEach: () => {
    const address = location.href;
    history.replaceState(null, '', paths.register);
    return () => history.replaceState(null, '', address);
  },
  ...(play && { play }),
});

const fieldOf = ({ canvasElement }: Press, name: string) => found<HTMLInputElement>(canvasElement, `main form [name=${name}]`);
const submit = async ({ canvasElement, userEvent }: Press) =>
  userEvent.click(canvasElement.querySelector('main form [type=submit]') as HTMLElement);

/** Presses the button of an empty step: the first field has the focus and its error. */
const missing =
  (first: string, ...autoComplete: readonly (readonly [name: string, value: string])[]): Play =>
  async (context) => {
    const field = await fieldOf(context, first);
    for (const [name, value] of autoComplete) await expect(await fieldOf(context, name)).toHaveAttribute('autocomplete', value);
    await submit(context);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
  };

export const Phone: StoryObj = { parameters: screen({ path: paths.register }) };
/** The main action is at the bottom bar in every step, also below a single field. */
export const ActionsAtTheBar: StoryObj = {
  ...Phone,
  globals: { viewport: { value: 'phone' } },
  play: async (press) => {
    await fieldOf(press, 'username');
    const edgeOf = (selector: string) => press.canvasElement.querySelector(selector)?.getBoundingClientRect();
    const gap = () => (edgeOf('nav:last-of-type')?.top ?? 0) - (edgeOf('form [type=submit]')?.bottom ?? 0);
    await waitFor(() => expect(gap()).toBeGreaterThanOrEqual(0));
    await expect(gap()).toBeLessThan(20);
  },
};
export const PhoneMissing: StoryObj = { ...Phone, play: missing('username', ['username', 'username']) };
export const Code = at('otp', withCode, missing('otpCode', ['otpCode', 'one-time-code']));

async function typeWrongCode(context: Press): Promise<HTMLInputElement> {
  const field = await fieldOf(context, 'otpCode');
  await context.userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  return field;
}
export const CodeWrong = at(
  'otp',
  withCode,
  async (context) => {
    await expect(await typeWrongCode(context)).toHaveFocus();
  },
  { verifyOtp: refused('OTP_CODE_INVALID') },
);
/** The second code is right: nothing says any more that the first one was wrong. */
export const CodeRightAtLast = at(
  'otp',
  withCode,
  async (context) => {
    const field = await typeWrongCode(context);
    await context.userEvent.clear(field);
    await context.userEvent.type(field, '654321{Enter}');
    await fieldOf(context, 'password');
    await expect(context.canvasElement.querySelector('[role=region] [aria-live=assertive]')).toBeEmptyDOMElement();
  },
  {
    verifyOtp: async (request) => ((await request.text()).includes('123456') ? refused('OTP_CODE_INVALID') : { message: 'SUCCESS' }),
  },
);
/** Another code was sent: the next one can be asked for after a minute. */
export const CodeSentAgain = at('otp', withCode, async (context) => {
  const field = await fieldOf(context, 'otpCode');
  const send = field.form?.querySelector('button[type=button]') as HTMLButtonElement;
  await context.userEvent.click(send);
  await waitFor(() => expect(send).toBeDisabled());
  await expect(field).toHaveFocus();
  await expect(context.canvas.getByText(/8R3L/)).toBeVisible();
});
export const Profile = at('profile', withPhone);
export const ProfileMissing = at('profile', withPhone, missing('name', ['password', 'new-password'], ['confirmPassword', 'new-password']));
/** A reload has cleared the password, and the code of the inviter came with a link. */
export const ProfileAgain = at(
  'bank',
  { ...withPhone, name: 'สมศรี', isProfileChecked: true },
  async (context) => {
    await expect(await fieldOf(context, 'name')).toHaveValue('สมศรี');
    await expect(await fieldOf(context, 'password')).toHaveAccessibleDescription();
    await expect(await fieldOf(context, 'inviteCode')).toHaveAttribute('readonly');
  },
  {},
  { inviteCode: 'PRfriend-1' },
);

async function fillProfile(context: Press, password = 'open-sesame-9'): Promise<void> {
  for (const [name, text] of Object.entries({ name: 'สมศรี', password, confirmPassword: 'open-sesame-9' }))
    await context.userEvent.type(await fieldOf(context, name), text);
  await submit(context);
}
/** The second password is another one. */
export const ProfileMismatch = at('profile', withPhone, async (context) => {
  await fillProfile(context, 'Open-sesame-9');
  const field = await fieldOf(context, 'confirmPassword');
  await waitFor(() => expect(field).toBeInvalid());
  await expect(await fieldOf(context, 'password')).not.toHaveAttribute('aria-invalid');
});
/** The backend refuses the check before the next step: a toast and the form say why, everything typed stays, and the button is not covered. */
export const ProfileRefused = at(
  'profile',
  withPhone,
  async (context) => {
    await fillProfile(context);
    const { canvasElement } = context;
    await waitFor(() => expect(canvasElement.querySelector('main form [role=alert]')).not.toBeEmptyDOMElement());
    await expect(canvasElement.querySelector('[role=region] [aria-live=assertive]')).not.toBeEmptyDOMElement();
    const button = canvasElement.querySelector('main form [type=submit]') as HTMLElement;
    const { x, y, width } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + 1)).toBe(button);
    await expect(await fieldOf(context, 'name')).toHaveValue('สมศรี');
    await expect(await fieldOf(context, 'confirmPassword')).toHaveValue('open-sesame-9');
  },
  { checkRegistration: refused('EXISTING_USER') },
);
ProfileRefused.globals = { viewport: { value: 'phone' } };
/** The verification has expired: the code is asked for again, and nothing that was typed is lost. */
export const VerificationExpired = at(
  'profile',
  { ...withCode, verifiedPhone: '02055512345' },
  async (context) => {
    await fillProfile(context);
    const main = context.canvasElement.querySelector('main');
    await waitFor(() => expect(main?.querySelector('form')).toBeNull());
    await expect(main?.querySelectorAll('button')).not.toHaveLength(0);
  },
  { checkRegistration: refused('UNVERIFIED_OTP') },
);
export const BankMissing = at('profile', withPhone, async (context) => {
  await fillProfile(context);
  await missing('bankCode')(context);
});
/** This bank has accounts with names in English letters only. */
export const BankNeedsEnglishNames = at('profile', withPhone, async (context) => {
  await fillProfile(context);
  await fillBank(context, 'สมศรี');
  const field = await fieldOf(context, 'firstName');
  await waitFor(() => expect(field).toBeInvalid());
  await expect(field).toHaveFocus();
});
/** The hint at the name says so before anything is typed. */
export const BankHint = at('profile', withPhone, async (context) => {
  await fillProfile(context);
  const bank = await fieldOf(context, 'bankCode');
  const hintAt = async (code: string) => {
    await context.userEvent.selectOptions(bank, code);
    return context.canvasElement.querySelector(
      `#${CSS.escape((await fieldOf(context, 'firstName')).getAttribute('aria-describedby') ?? '')}`,
    )?.textContent;
  };
  await expect(await hintAt('KTB')).not.toBe(await hintAt('BCEL'));
});

async function fillBank(context: Press, firstName: string): Promise<void> {
  const { userEvent } = context;
  await userEvent.selectOptions(await fieldOf(context, 'bankCode'), 'KTB');
  for (const [name, text] of Object.entries({ accountNumber: '1234567890', firstName, lastName: 'Jaidee' }))
    await userEvent.type(await fieldOf(context, name), text);
  await submit(context);
}
/** The account belongs to somebody: the refusal stands at its number, and everything typed stays. */
export const BankRefused = at(
  'profile',
  withPhone,
  async (context) => {
    await fillProfile(context);
    await fillBank(context, 'Somsri');
    const field = await fieldOf(context, 'accountNumber');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('1234567890');
    await expect(await fieldOf(context, 'firstName')).toHaveValue('SOMSRI');
    await context.userEvent.type(field, '1');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  },
  { register: refused('EXISTING_BANK') },
);
/** Registration is impossible without the list of banks, which can be asked for again. */
export const BanksUnreachable = at(
  'profile',
  withPhone,
  async (context) => {
    await fillProfile(context);
    await context.canvas.findByRole('alert');
  },
  { getBanks: unreachable },
);
