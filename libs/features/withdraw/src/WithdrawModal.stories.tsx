import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import type { MarketProfile } from '@wallet/domain';
import { pending, pressMain, refused, screen, slotOf, unreachable, untilSettled, walletOf, type MockResponses } from '@wallet/app-testing';
import { expect, waitFor, within } from 'storybook/test';

const meta: Meta = { title: 'Screens/Withdraw/Withdraw', tags: ['!autodocs'] };
export default meta;

const path = `${paths.home}?modal=withdraw`;

const game = slotOf('G1', 'Lucky', 'slot', 300);

/** A member with a bank account, in either market. */
const member = ({ currencies: [currency] }: MarketProfile, slots: (typeof game)[] = []): MockResponses => {
  const isLao = currency === 'LAK';
  return {
    getWithdrawalLimits: isLao ? { withdrawMin: 20_000, withdrawMax: 100_000_000 } : { withdrawMin: 100, withdrawMax: 200_000 },
    getActiveBonus: { status: false },
    getWallet: walletOf({
      bankAccount: {
        bankAccountName: isLao ? 'ສົມສະຫວັດ ພົມມະຈັນ' : 'สมชาย ใจดี',
        bankAccountNo: '1234567890',
        bankCode: isLao ? 'BCEL' : 'KBANK',
        bank: isLao ? { nameTH: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ', nameEN: 'BCEL' } : { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
      },
      wallet: { amount: isLao ? 123_456_789 : 212_345.67, currency },
      slots,
    }),
  };
};
const withAnswers = (more: MockResponses) => screen({ path, answers: (profile) => ({ ...member(profile), ...more }) });

export const Filled: StoryObj = { parameters: withAnswers({}) };
/** Less than the minimum: the error appears at the amount, and the typed text stays. */
export const TooLittle: StoryObj = {
  parameters: withAnswers({}),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox');
    await userEvent.type(amount, '1{Enter}');
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(amount).toHaveValue('1');
  },
};
export const Review: StoryObj = {
  parameters: withAnswers({}),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox');
    await expect(canvas.getByText(/^••••••7890 /)).toBeInTheDocument();
    await userEvent.type(amount, '150000{Enter}');
    await canvas.findByText('150,000.00');
    // The last look before the money leaves shows the whole account number.
    await expect(canvas.getByText(/^123-456-7890 /)).toBeInTheDocument();
    await untilSettled(canvas.getByRole('dialog'));
  },
};
/** A payout that took four minutes. */
const paidOutBefore = {
  'member:kept:007ce1b0fed37a6866ee303e09003413:durations': JSON.stringify({ version: 1, value: { withdrawal: 240_000 } }),
};
/** The receipt of what was requested: it is not done yet, and has no whole account number. When it normally ends is said. */
export const Done: StoryObj = {
  parameters: screen({
    path,
    answers: (profile) => ({ ...member(profile), withdrawAll: { message: 'SUCCESS' } }),
    stored: paidOutBefore,
  }),
  play: async (context) => {
    await Review.play?.(context);
    await pressMain(context);
    const outcome = await context.canvas.findByRole('alertdialog');
    const receipt = within(outcome).getByRole('article');
    await expect(receipt).toHaveTextContent(/กำลังดำเนินการ|ກຳລັງ\u200Bດຳເນີນການ|In progress/);
    await expect(receipt).toHaveTextContent('150,000.00');
    await expect(receipt).toHaveTextContent(/••••••7890 /);
    await expect(outcome).toHaveTextContent(/(?:ปกติภายใน|ປົກກະຕິ).*\d\d:\d\d/);
    await untilSettled(outcome);
  },
};
/** Who has taken out everything is one tap from the review of everything. */
export const Again: StoryObj = {
  parameters: withAnswers({ withdrawAll: { message: 'SUCCESS' } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^(All|ทั้งหมด|ທັງໝົດ)$/ }));
    await pressMain(context);
    await canvas.findByText(/^123-456-7890 /);
    await pressMain(context);
    await pressMain(context, '[role=alertdialog]');
    await userEvent.click(await canvas.findByRole('button', { name: /^(Withdraw|ถอนเงิน|ຖອນເງິນ)$/ }));
    const [again] = await within(await canvas.findByRole('dialog')).findAllByRole('button', { name: /^(All|ทั้งหมด|ທັງໝົດ) ?[\d,]/ });
    await userEvent.click(again as HTMLElement);
    await waitFor(() => expect(canvas.getByText(/^123-456-7890 /)).toBeVisible());
  },
};
/** Nothing can be withdrawn, which is said instead of what could be. */
export const BelowMinimum: StoryObj = {
  parameters: withAnswers({
    getWithdrawalLimits: { withdrawMin: 900_000_000, withdrawMax: null },
  }),
  play: async ({ canvas }) => {
    const [shown] = await canvas.findAllByText(/ยังไม่ถึงขั้นต่ำ|ຍັງບໍ່ເຖິງຂັ້ນຕ່ຳ/);
    await waitFor(() => expect(shown).toBeVisible());
  },
};
/** More can be withdrawn than the wallet has: where the rest comes from is said. */
export const FromGames: StoryObj = {
  parameters: screen({
    path,
    answers: (profile) => ({ ...member(profile, [game]), getWithdrawalLimits: { withdrawMin: 100, withdrawMax: null } }),
  }),
  play: async ({ canvas }) => {
    const [shown] = await canvas.findAllByText(/taken out|จะถอนจากบัญชีเกม|ບັນຊີເກມ$/);
    await waitFor(() => expect(shown).toBeVisible());
  },
};
/** With an active bonus, only everything can be withdrawn. The bonus has a name, and its conditions are one tap away. */
export const BonusActive: StoryObj = {
  parameters: withAnswers({
    getActiveBonus: { status: true, type: 'limit' },
    getBonuses: [
      {
        ...{ code: 'WELCOME100', type: 'limit', maxReceived: 1, percentFail: 5, banners: { image: [], html: [] } },
        userBonus: { _id: 'u1', isActive: true, received: [] },
      },
    ],
  }),
  play: async ({ canvas }) => {
    const dialog = (await canvas.findByText('WELCOME100', {}, { timeout: 10_000 })).closest('dialog') ?? document.body;
    await expect(within(dialog).getByRole('link', { name: /bonus|โบนัส|ໂບນັດ/ })).toHaveAttribute('href', paths.bonus);
  },
};
export const NoBankAccount: StoryObj = {
  parameters: screen({
    path,
    answers: (profile) => ({
      ...member(profile),
      getWallet: walletOf({ wallet: { amount: 5 } }),
    }),
  }),
  // There is no field, only a link to support.
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(await dialog.findByRole('link')).toHaveAttribute('href', paths.memberContact);
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};
export const Loading: StoryObj = { parameters: withAnswers({ getWithdrawalLimits: pending }) };
export const Unreachable: StoryObj = { parameters: withAnswers({ getWithdrawalLimits: unreachable }) };
export const LimitsRefused: StoryObj = { parameters: withAnswers({ getWithdrawalLimits: refused('INTERNAL_SERVER_ERROR') }) };
