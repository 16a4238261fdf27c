import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import {
  sharedAddress,
  sharedNameHeader,
  sharedSlipCache,
  sharePath,
  type Currency,
  type MarketProfile,
  type SharedState,
} from '@wallet/domain';
import {
  found,
  pending,
  pressMain,
  refused,
  screen,
  seen,
  unreachable,
  walletOf,
  type MockResponses,
  type ScreenStory,
} from '@wallet/app-testing';
import { generate } from 'promptparse';
import { expect, fn, waitFor, within } from 'storybook/test';
import { renderSVG } from 'uqr';
import { drawQrPicture } from './qr/draw-qr-picture.ts';

const meta: Meta = { title: 'Screens/Deposit/Deposit', tags: ['!autodocs'] };
export default meta;

const holders = { BAHT: 'บริษัท สยาม ฟอร์จูน จำกัด', LAK: 'ບໍລິສັດ ແມ່ຂອງ ລັກກີ້ ຈຳກັດ' };
const bankOf =
  (bankAccountName: string) => (bankCode: string, currency: string, bankAccountNo: string, nameEN: string, nameTH: string) => ({
    bankCode,
    mode: 'AUTO',
    bank: { nameTH, nameEN },
    bankAccountName,
    bankAccountNo,
    currency,
  });
const code = '<svg viewBox="0 0 5 5"><path d="M0 0h2v2H0zM3 0h2v2H3zM0 3h2v2H0zM3 3h1v1H3zM4 4h1v1H4z"/></svg>';

const accounts = (currency: Currency) => {
  const bank = bankOf(holders[currency]);
  const banks =
    currency === 'LAK'
      ? [
          bank('BCEL', 'LAK', '160120001234567001', 'Banque pour le Commerce Exterieur Lao', 'ธนาคารการค้าต่างประเทศลาว'),
          bank('KBANK', 'BAHT', '0721234569', 'Kasikornbank', 'ธนาคารกสิกรไทย'),
          { ...bank('LAPNET', 'LAK', '', 'LAO QR', 'LAO QR'), bankType: 'PAYMENT' },
        ]
      : [
          bank('SCB', 'BAHT', '4051234567', 'Siam Commercial Bank', 'ธนาคารไทยพาณิชย์'),
          { ...bank('WW', 'BAHT', '', 'PromptPay (WW)', 'พร้อมเพย์ (WW)'), bankType: 'PAYMENT' },
        ];
  return { banks, wallets: [{ mode: 'AUTO', walletAccountName: holders[currency], currency }], isManual: false };
};

/** The deposit channels of an operator in either market. */
const offer = ({ currencies: [currency] }: MarketProfile): MockResponses => ({
  getDepositAccounts: accounts(currency),
  getSlipRules: { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 60, qrMinutes: 15 },
  getQrCode: { hasQrcode: false, amount: null, expireIn: null },
});

const story = (method: string, more: MockResponses = {}, stored: ScreenStory['stored'] = {}) =>
  screen({ path: `${paths.home}?modal=deposit&method=${method}`, answers: (profile) => ({ ...offer(profile), ...more }), stored });

type Play = NonNullable<StoryObj['play']>;
/** Something in the dialog comes into sight. */
const shows =
  (selector: string): Play =>
  async ({ canvasElement }) =>
    void (await seen(canvasElement, `dialog ${selector}`));
const warning = '[data-kind=warning]';
const krungthai = bankOf(holders.BAHT)('KTB', 'BAHT', '1234567890', 'Krungthai Bank', 'ธนาคารกรุงไทย');

const withinAMinute = /1 (นาที|ນາທີ)/;
export const BySlip: StoryObj = {
  parameters: story('slip'),
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('dialog')).toHaveTextContent(withinAMinute)),
};
/** Slips are closed all day except for one minute. A notice above the rules says so. */
export const SlipsClosed: StoryObj = { parameters: story('slip', { getSlipRules: { closedFrom: '00:01', closedTo: '00:00' } }) };
/** An operator who credits by hand promises no time. The main button opens the pictures of the device while none is chosen. */
export const ByHand: StoryObj = {
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('dialog [data-kind=primary]')).toBeEnabled());
    const opens = fn((event: Event) => event.preventDefault());
    await expect(canvasElement.querySelector('dialog')).not.toHaveTextContent(withinAMinute);
    canvasElement.querySelector('dialog input[type=file]')?.addEventListener('click', opens);
    await userEvent.click(canvasElement.querySelector('dialog [data-kind=primary]') as Element);
    await expect(opens).toHaveBeenCalledOnce();
  },
  parameters: story('slip', { getSlipRules: {}, getDepositAccounts: { banks: [krungthai], wallets: [], isManual: true } }),
};
/** A picture is chosen but no account. The error appears at the accounts, whose keys are those of a radio group. */
export const SlipAccountMissing: StoryObj = {
  parameters: story('slip', {
    getSlipRules: {},
    getDepositAccounts: { banks: [krungthai, ...accounts('BAHT').banks.slice(0, 1)], wallets: [], isManual: false },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const find = (selector: string) => canvasElement.querySelector(`dialog ${selector}`);
    const choice = await seen<HTMLInputElement>(canvasElement, 'dialog [name=account]');
    const picker = find('input[type=file]') as HTMLInputElement;
    const send = () => [...canvasElement.querySelectorAll<HTMLButtonElement>('dialog footer button')].at(-1) as HTMLButtonElement;
    const canvas = new OffscreenCanvas(40, 60);
    canvas.getContext('2d')?.fillRect(0, 0, 40, 60);
    const picture = await canvas.convertToBlob();
    await userEvent.upload(picker, new File([picture], 'slip.png', { type: 'image/png' }));
    await waitFor(() => expect(send()).toBeEnabled());
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
    // Nothing can be sent yet, and nothing says so.
    await expect(send()).toHaveTextContent(/^(เลือกบัญชี|ເລືອກບັນຊີ)$/);
    await userEvent.click(send());
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(find('[role=radiogroup]')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(choice).not.toBeChecked();
    await expect(find('[role=radiogroup]')).toHaveAttribute('aria-invalid', 'false');
    await expect(send()).toHaveTextContent(/^(ส่งสลิป|ສົ່ງສະລິບ)/);
  },
};
/** The member took an account, which is no longer offered in this way. */
const taken = (account: { readonly bankCode: string; readonly lastDigits: string }, state: 'copied' | 'paid' = 'copied'): StoryObj => ({
  parameters: story('slip', {}, ({ currencies: [currency] }) => ({
    'member:takenAccounts': JSON.stringify([{ nameTH: '', nameEN: '', currency, numberHash: '-', ...account, state, takenAt: Date.now() }]),
  })),
  play: async (context) => {
    await shows(warning)(context);
    const dialog = context.canvasElement.querySelector('dialog');
    await expect(dialog?.querySelector(warning)).toHaveTextContent(account.lastDigits);
    await expect(dialog?.querySelector('[name=account]:checked')).toBeNull();
  },
});
/** Nothing is chosen in its place before the member says whether they have paid to it. */
export const CopiedAccountGone = taken({ bankCode: 'KTB', lastDigits: '7890' });
export const CopiedAccountHasOtherNumber = taken({ bankCode: 'SCB', lastDigits: '1111' });
/** The member has paid to it: the slip goes out for it. */
export const PaidAccountGone = taken({ bankCode: 'KTB', lastDigits: '7890' }, 'paid');
/** The accounts of the other currency are below a line that names it. */
export const OtherCurrencyFolded: StoryObj = {
  parameters: story('slip', { getDepositAccounts: { ...accounts('LAK'), banks: [...accounts('LAK').banks, ...accounts('BAHT').banks] } }),
  play: async (context) => {
    await shows('summary')(context);
    const { canvasElement, userEvent } = context;
    const folded = canvasElement.querySelector('dialog details [name=account]');
    await expect(folded).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector('dialog summary') as HTMLElement);
    await waitFor(() => expect(folded).toBeVisible());
  },
};
/** A member chooses a picture of a code; what the dialog then says, or the element that it shows. */
const choosing = (shown: RegExp | typeof warning, code: string | null, more: MockResponses = {}, bytes?: number): StoryObj => ({
  parameters: story('slip', more),
  play: async ({ canvasElement, userEvent }) => {
    const picker = await found(canvasElement, 'dialog input[type=file]');
    const slip = await drawQrPicture(code === null ? blank : renderSVG(code));
    await userEvent.upload(picker, new File([slip.slice(0, bytes)], 'slip.png', { type: 'image/png' }));
    const dialog = canvasElement.querySelector('dialog');
    await waitFor(
      () => (shown === warning ? expect(dialog?.querySelector(shown)).toBeVisible() : expect(dialog).toHaveTextContent(shown)),
      { timeout: 10_000 },
    );
  },
});
const blank = '<svg viewBox="0 0 5 5"><path d="M2 2h1v1H2z"/></svg>';
const slipOf = (sendingBank: string) => generate.slipVerify({ sendingBank, transRef: '2026112118075012' });

/** Beside the picture: what its code says, which has no amount. */
export const SlipRead = choosing(/SCB.*2026112118075012/, slipOf('014'));
/** A question, which the button answers. */
export const SlipOfOtherBank = choosing(warning, slipOf('014'), {
  getWallet: walletOf({
    bankAccount: {
      bankAccountName: 'A',
      bankAccountNo: '1234567890',
      bankCode: 'KBANK',
      bank: { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' },
    },
    wallet: { amount: 500, currency: 'BAHT' },
  }),
});
/** TrueMoney's code says the day. */
export const SlipTooOld = choosing(
  warning,
  generate.trueMoneySlipVerify({ eventType: 'P2P', transactionId: '50012345678', date: '01062026' }),
);
export const PayCodeChosen = choosing(warning, generate.billPayment({ billerId: '010755500012301', amount: 300, ref1: 'Q1' }));
export const OtherCodeChosen = choosing(warning, 'https://shop.example/menu');
export const PictureWithoutCode = choosing(warning, null);
export const PictureCutOff = choosing(warning, slipOf('014'), {}, 300);

/** After a share from another app; the text that the dialog shows. */
const shared = (state: SharedState, more: MockResponses = {}): StoryObj => ({
  parameters: screen({
    path: sharedAddress(state),
    answers: (profile) => ({ ...offer(profile), ...more }),
  }),
  beforeEach: async () => {
    const slip = await drawQrPicture(renderSVG(slipOf('014')));
    const kept = await caches.open(sharedSlipCache);
    await kept.put(sharePath, new Response(slip, { headers: { Date: new Date().toUTCString(), [sharedNameHeader]: 'slip.png' } }));
    return async () => {
      await caches.delete(sharedSlipCache);
    };
  },
});
/** The picture stays and is read, and can be sent once the line is back. */
export const SharedWithoutLine: StoryObj = {
  ...shared('kept', { getDepositAccounts: unreachable }),
  play: shows('[data-kind=info]'),
};
/** Another person may have shared it: the picture is shown only to a member who says that it is theirs. */
export const SharedBeforeLogin: StoryObj = {
  ...shared('kept-before-login'),
  play: async (context) => {
    await shows(warning)(context);
    const { canvasElement, userEvent } = context;
    await expect(canvasElement.querySelector('dialog img[src^=blob]')).toBeNull();
    await userEvent.click(canvasElement.querySelector(`dialog ${warning} button`) as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toHaveTextContent('2026112118075012'), { timeout: 10_000 });
  },
};
/** A page without a service worker never sees what was shared. */
export const ShareLost: StoryObj = { ...shared('lost'), play: shows(warning) };
/** A bank with amounts of its own, and one without. */
export const ByQrCode: StoryObj = {
  parameters: story('qr'),
  play: async ({ canvas }) => {
    const amounts = await canvas.findByRole('group', { name: /เลือกจำนวนเงิน|ເລືອກຈຳນວນເງິນ/ });
    await expect(
      within(amounts)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toContain(document.documentElement.lang === 'lo' ? '100,000' : '200');
  },
};
/** The error appears when the field loses the focus and disappears while the amount is corrected; nothing can be sent meanwhile. */
export const QrAmountTooSmall: StoryObj = {
  parameters: story('qr'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    const create = () => canvasElement.querySelector<HTMLButtonElement>('dialog footer button[type=submit]');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field, '0.5');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(create()).toBeDisabled();
    await userEvent.type(field, '{Backspace}');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    await waitFor(() => expect(create()).toBeEnabled());
    await userEvent.clear(field);
    await userEvent.type(field, '0.5');
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
  },
};
/** Without an expiry time, so that the picture is always the same. */
export const QrCodeShown: StoryObj = {
  parameters: story('qr', {
    getQrCode: { hasQrcode: true, qrcodeId: 'q1', qrcode: code, amount: 50_000, expireIn: null },
  }),
};
/** Told to be paid: a toast says what comes next, and the deposit closes. */
export const QrCodePaid: StoryObj = {
  parameters: story('qr', {
    getQrCode: { hasQrcode: true, qrcodeId: 'q1', qrcode: code, amount: 50_000, expireIn: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  play: async (context) => {
    const { canvasElement } = context;
    await waitFor(() => expect(canvasElement.querySelector('dialog [role=timer]')).toHaveTextContent(/^\d\d:\d\d$/));
    await pressMain(context);
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('[data-place=page] [aria-live=polite]')).toHaveTextContent(/^(ขอบคุณ|ຂອບໃຈ)/));
  },
};
/** The backend makes no code: its words are a toast, and the amount stays. */
export const QrCodeRefused: StoryObj = {
  parameters: story('qr', { createQrCode: { hasQrcode: false, amount: null, expireIn: null, message: 'ธนาคารปิดปรับปรุง' } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '500{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('dialog [aria-live=assertive]')).toHaveTextContent('ธนาคารปิดปรับปรุง'));
    await expect(field).toHaveValue('500');
  },
};
const longName = 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร';
/** With letters twice as large, a part of the code is in sight above the main action, and nothing is wider than the dialog. */
export const QrCodeLargeText: StoryObj = {
  parameters: screen({
    path: `${paths.home}?modal=deposit&method=qr`,
    answers: (profile) => ({
      ...offer(profile),
      getDepositAccounts: {
        banks: ['WW', 'PAYONEX'].map((each) => ({
          ...bankOf(holders.BAHT)(each, profile.currencies[0], '', longName, longName),
          bankType: 'PAYMENT',
        })),
        wallets: [],
        isManual: false,
      },
      getQrCode: { hasQrcode: true, qrcodeId: 'q1', qrcode: code, amount: 50_000, expireIn: new Date(Date.now() + 600_000).toISOString() },
    }),
  }),
  globals: { viewport: { value: 'phone' }, text: 'large' },
  play: async ({ canvasElement }) => {
    const image = await seen(canvasElement, 'dialog[open] img');
    const body = await found(canvasElement, 'dialog [role=region]');
    await waitFor(() => expect(body.getBoundingClientRect().bottom - image.getBoundingClientRect().top).toBeGreaterThan(50));
    await expect(canvasElement.querySelector('dialog select')).toBeVisible();
    await expect(body.scrollWidth).toBe(body.clientWidth);
  },
};
/** As large as the screen, for another phone to scan. */
export const QrCodeLarge: StoryObj = {
  ...QrCodeShown,
  play: async ({ canvasElement, userEvent }) => {
    const codes = () => [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')];
    await waitFor(() => expect(codes()).toHaveLength(1));
    await userEvent.click(canvasElement.querySelector('dialog button[aria-haspopup=dialog]') as HTMLElement);
    await waitFor(() => expect(codes()).toHaveLength(2));
    const [small = 0, large = 0] = codes().map(({ offsetWidth }) => offsetWidth);
    await expect(large).toBeGreaterThan(small);
  },
};
export const QrCodeUnreachable: StoryObj = { parameters: story('qr', { getQrCode: unreachable }) };
export const ByTrueMoney: StoryObj = { parameters: story('true-money') };
/** The outcome, which leads to the statement. */
export const LinkSent: StoryObj = {
  parameters: story('true-money', { sendTrueLink: {} }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'https://gift.truemoney.com/campaign/?v=0192837465abcdef');
    await userEvent.click(canvasElement.querySelector('dialog footer button[type=submit]') as HTMLButtonElement);
    const outcome = await within(document.body).findByRole('alertdialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(outcome).toBeVisible());
    await expect(within(outcome).getAllByRole('link')[0]).toHaveAttribute('href', paths.statement);
  },
};
/** A refused link stays in the field, with the error next to it. */
export const LinkRefused: StoryObj = {
  parameters: story('true-money', { sendTrueLink: refused('TRUELINK_INVALID') }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    const send = () => canvasElement.querySelector<HTMLButtonElement>('dialog footer button[type=submit]');
    await userEvent.type(field, ' ');
    await expect(send()).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'no link');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('no link');
    await userEvent.type(field, '!');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
  },
};
export const Empty: StoryObj = {
  parameters: story('slip', { getDepositAccounts: { banks: [], wallets: [], isManual: false } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่มีช่องทางฝากเงิน|ບໍ່ມີຊ່ອງທາງຝາກເງິນ/);
  },
};
export const Loading: StoryObj = { parameters: story('slip', { getDepositAccounts: pending }) };
export const Refused: StoryObj = {
  parameters: story('slip', { getDepositAccounts: refused('INTERNAL_SERVER_ERROR') }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    // The dialog slides in from below.
    await waitFor(() => expect(alert).toBeVisible());
  },
};
