import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { found, pending, screen, unreachable, type MockResponses } from '@wallet/app-testing';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Profile/Profile', tags: ['!autodocs'] };
export default meta;

const profile = {
  _id: '66f1a2b3c4d5e6f7a8b9c0d1',
  name: 'พงศ์พิพัฒน์ ศิริวัฒนานุกูลกิจเจริญทรัพย์',
  username: '0812345678',
  createdAt: '2026-01-05T07:00:00.000Z',
};
const bankAccount = {
  bankAccountName: 'พงศ์พิพัฒน์ ศิริวัฒนานุกูลกิจ',
  bankAccountNo: '1234567890',
  bankCode: 'KTB',
  bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
};

const responses: MockResponses = { getProfile: { profile, bankAccount } };
const at = (changed: MockResponses = {}, path: string = paths.profile): StoryObj => ({
  parameters: screen({ path, answers: { ...responses, ...changed } }),
});

export const Profile: StoryObj = {
  ...at(),
  play: async ({ canvas }) => {
    for (const text of [/^05\/01\/2026 \d\d:00:00$/, '123-456-7890', '0812345678'])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
};
/** This bank accepts English account names only. Once one is saved, nothing says so any more. */
export const EditingAccountName: StoryObj = {
  ...at({ changeAccountName: { message: 'SUCCESS' } }),
  play: async ({ canvasElement, userEvent }) => {
    const inBankCard = (what: string) => found(canvasElement, `[aria-labelledby=profile-bank] ${what}`);
    // A plain click instead of userEvent's: Storybook waits for React inside its clicks, while the form may still be loading.
    (await inBankCard('button')).click();
    const name = await inBankCard('input');
    await userEvent.type(name, 'สมชาย{Enter}');
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.clear(name);
    await userEvent.type(name, 'Somchai{Enter}');
    await found(canvasElement, 'dialog[open]');
    const refusals = canvasElement.querySelectorAll('[role=region] [aria-live=assertive]');
    for (const refusal of refusals) await expect(refusal).toBeEmptyDOMElement();
  },
};
const banks = [
  { code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
];
const editing = `${paths.profile}?modal=editProfile`;

export const Editing = at({ getBanks: banks }, editing);
/** This bank accepts English account names only. */
export const EditingRefused: StoryObj = {
  ...at({ getBanks: banks }, editing),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await found(canvasElement, 'dialog[open]:has(select)');
    await userEvent.click(dialog.querySelector('button[type=submit]') as HTMLElement);
    await waitFor(() => expect(dialog.querySelector('[name=bankAccountName]')).toBeInvalid());
  },
};
export const EditingHiddenNumber = at(
  { getBanks: banks, getProfile: { profile, bankAccount: { ...bankAccount, bankAccountNo: 'xxxxxx7890' } } },
  editing,
);
export const EditingWithoutBanks = at({ getBanks: unreachable }, editing);
export const EditingWaiting = at({ getBanks: pending, getProfile: pending }, editing);
export const EditingFailed = at({ getProfile: unreachable }, editing);
export const NoBankAccount = at({ getProfile: { profile, bankAccount: null } });
export const Loading = at({ getProfile: pending });
export const Failed = at({ getProfile: unreachable });
const password = at({}, `${paths.profile}?modal=password`);

/** Types three passwords. The field that is wrong has the focus. */
const typing = (typed: readonly [string, string, string], wrong: string, hasError: boolean): StoryObj => ({
  ...password,
  play: async ({ canvasElement, userEvent }) => {
    const fieldOf = (name: string) => found(canvasElement, `dialog [name=${name}]`);
    for (const [index, name] of ['oldPassword', 'newPassword', 'confirmPassword'].entries())
      if (typed[index]) await userEvent.type(await fieldOf(name), typed[index]);
    await userEvent.click(canvasElement.querySelector('dialog [type=submit]') as HTMLElement);
    await waitFor(async () => expect(await fieldOf(wrong)).toHaveFocus());
    if (hasError) await waitFor(async () => expect(await fieldOf(wrong)).toBeInvalid());
    else await expect(await fieldOf(wrong)).not.toHaveAttribute('aria-invalid');
  },
});

export const Password = password;
export const PasswordMissing = typing(['', 'open-9', 'open-9'], 'oldPassword', false);
export const PasswordMismatch = typing(['open', 'open-9', 'open-8'], 'confirmPassword', true);
