import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, screen, slotOf, unreachable, walletOf } from '@wallet/app-testing';
import { expect, waitFor, within } from 'storybook/test';

const meta: Meta = { title: 'Screens/Home/Home', tags: ['!autodocs'] };
export default meta;

export const Home: StoryObj = { parameters: screen({ path: paths.home }) };
/** The total is exact and its age advances; a card says what its money is worth in the game, or that there is no account yet. */
export const Figures: StoryObj = {
  parameters: screen({
    path: paths.home,
    answers: ({ currencies: [currency] }) => ({
      getInfo: { name: 'Lucky House', website: '' },
      getWallet: walletOf({
        profile: { _id: 'm1', name: 'A', username: '', coin: 47 },
        wallet: { amount: 0.1, currency },
        slots: [slotOf('pg', 'PG Soft', 'slot', 0.2, { ftWalletSlot: 10 }), slotOf('joker', 'Joker', 'slot', null)],
      }),
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const age = () => canvasElement.querySelector('main time')?.textContent;
    await waitFor(() => expect(age()).toBeTruthy(), { timeout: 10_000 });
    const before = age();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), { timeout: 10_000 });
    const [opened, other] = canvas.getAllByRole('article');
    await expect(canvasElement.querySelector('main section')).toHaveTextContent('0.30');
    await expect(opened).toHaveTextContent(/0\.20[^]*2\.00/);
    await expect(other).toHaveTextContent(/ยังไม่ได้เปิดบัญชี|ຍັງບໍ່ໄດ້|not opened/);
    await waitFor(() => expect(canvasElement.querySelector('header')).toHaveTextContent('Lucky House'));
    await expect(canvasElement.querySelector('main a[href="/user/spin"]')).toHaveTextContent('47');
    await waitFor(() => expect(age()).not.toBe(before));
  },
};
/** A backend without a name, games and coins: the greeting has no name, no section is left empty, and the wheel has no badge. */
export const NoNameNoGames: StoryObj = {
  parameters: screen({
    path: paths.home,
    answers: { getWallet: walletOf({ profile: { _id: 'm1', name: '', username: '', coin: 0 } }) },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/0\.00/)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent(/สวัสดี|ສະ/);
    const wheel = await canvas.findByRole('link', { name: /วงล้อ|ວົງລໍ້|wheel/ });
    await expect(wheel).not.toHaveTextContent('0');
  },
};
export const Loading: StoryObj = {
  parameters: screen({ path: paths.home, answers: { getWallet: pending, refreshGameBalances: pending } }),
};
/** The card keeps its shape: its figures are not known, and transfer stays where it is. */
export const Unreachable: StoryObj = {
  parameters: screen({ path: paths.home, answers: { getWallet: unreachable, refreshGameBalances: unreachable } }),
  play: async ({ canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert.closest('section')).toBe(canvasElement.querySelector('main section'));
    await expect(canvas.getAllByText('-').length).toBeGreaterThanOrEqual(3);
    await expect(canvas.queryByText(/Not updated yet|ยังไม่ได้อัปเดต|ຍັງບໍ່ໄດ້ອັບເດດ/)).toBeNull();
    const parts = canvasElement.querySelector('dl')?.parentElement;
    const transfer = parts?.querySelector('button');
    const endOf = (element?: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0);
    await expect(endOf(parts) - endOf(transfer)).toBeLessThan(16);
  },
};

/** Until it is known whether there is a wheel, its place can neither be pressed nor focused. */
const withoutWheelAnswer = (getSpinActive: typeof pending): StoryObj => ({
  parameters: screen({ path: paths.home, answers: { getSpinActive } }),
  play: async ({ canvasElement }) => {
    const tiles = () => [...canvasElement.querySelectorAll('ul[data-tiles] > li')];
    await waitFor(() => expect(tiles()).toHaveLength(6));
    await expect(tiles().filter((tile) => tile.querySelector(':is(a, button):not([inert] *)') === null)).toHaveLength(1);
  },
});
export const WheelNotKnown = withoutWheelAnswer(pending);
export const WheelUnreachable = withoutWheelAnswer(unreachable);
export const NoWheel: StoryObj = {
  parameters: screen({ path: paths.home, answers: { getSpinActive: { active: false } } }),
  play: async ({ canvasElement }) => {
    const pressable = () => canvasElement.querySelectorAll('ul[data-tiles] > li button:not([inert] *)');
    // Deposit, withdraw, refresh, invite, refund. The bonus is a link.
    await waitFor(() => expect(pressable()).toHaveLength(5));
  },
};

const minutes = (count: number) => Date.now() + count * 60_000;
const amount = { minor: 500_00, currency: 'BAHT' };
const tracked = (kind: string, phase: string, expected: object, more: object = {}, doneBy = minutes(15)) => {
  const sent = { expected, before: null, sentAt: minutes(0), doneBy };
  return { id: kind, kind, sentAt: minutes(-2), amount, row: null, phase, reason: '', sent, ...more };
};
/** What is under way says how far it is; a code that waits for its payment is one tap away. */
export const WithTrackers: StoryObj = {
  parameters: screen({
    path: paths.home,
    answers: { getStatement: pending, getSlips: pending, getQrCode: pending },
    stored: {
      'member:tracked': JSON.stringify([
        tracked('qr', 'sent', { kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'qr', amount }, { isTold: true }),
        tracked('slip', 'refused', { kind: 'slip' }, { reason: 'INVALID_SLIP' }),
        tracked('withdrawal', 'under-way', { kind: 'withdrawal', amount }),
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^(?:0\d:\d\d|10:00)$/);
    await expect(canvas.getAllByText(/You told us|คุณแจ้งว่า|ທ່ານແຈ້ງວ່າ/)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: /QR/ })).toBeVisible();
  },
};

/** A code that can't be paid any more is not offered; its payment may still arrive. */
export const CodeExpired: StoryObj = {
  parameters: screen({
    path: paths.home,
    answers: { getStatement: pending, getQrCode: pending },
    stored: {
      'member:tracked': JSON.stringify([
        tracked('qr', 'sent', { kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'qr', amount }, {}, minutes(4)),
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/expired|หมดอายุ|ໝົດອາຍຸ/))[0]).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /QR/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /support|ฝ่ายบริการ|ຝ່າຍ/ })).toBeVisible();
  },
};

const underWay = { status: 'PENDING', createdAt: new Date(minutes(-5)).toISOString() };
/** What another device has begun is found in the lists; past the usual time, support is one tap away. */
export const BegunElsewhere: StoryObj = {
  parameters: screen({
    path: paths.home,
    answers: {
      getStatement: {
        total: 2,
        statements: [
          { ...underWay, statementType: 'withdraw', from: 'WALLET', to: 'KBANK', amount: 1500 },
          {
            ...underWay,
            statementType: 'deposit',
            from: 'SCB',
            to: 'WALLET',
            amount: 300,
            createdAt: new Date(minutes(-65)).toISOString(),
          },
        ],
      },
    },
  }),
  play: async ({ canvas }) => {
    const late = (await canvas.findByText(/300\.00/, {}, { timeout: 15_000 })).closest('li');
    await expect(within(late ?? document.body).getByRole('link', { name: /support|ฝ่ายบริการ|ຝ່າຍ/ })).toHaveAttribute(
      'href',
      paths.memberContact,
    );
  },
};

/** A member with many games of one category, whose pictures are on another site. */
const withGames = (count: number, logo: string | null, stored = {}) => {
  const codes = Array.from({ length: count }, (_, index) => String(index));
  const slots = codes.map((code) => slotOf(code, `Lucky ${code}`, 'slot', 0, { logo }));
  return screen({ path: paths.home, stored, answers: { getWallet: walletOf({ slots }) } });
};

/** A long row has a search. */
export const ManyGames: StoryObj = {
  parameters: withGames(13, null),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', {}, { timeout: 10_000 });
    const row = search.closest('section') ?? document.body;
    const names = () =>
      within(row)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await userEvent.type(search, 'lucky 1');
    await waitFor(() => expect(names()).toEqual(['Lucky 1', 'Lucky 10', 'Lucky 11', 'Lucky 12']));
    await userEvent.type(search, 'x');
    await waitFor(() => expect(names()).toEqual([]));
    await userEvent.clear(search);
    await waitFor(() => expect(names()).toHaveLength(13));
  },
};
/** Pictures wait for a tap. */
export const SavingData: StoryObj = {
  parameters: withGames(2, 'https://pictures.example/game.png', { 'data-saver': 'on' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main article')).toHaveLength(2), { timeout: 10_000 });
    await expect(canvasElement.querySelectorAll('main article img')).toHaveLength(0);
    const show = canvas.getByRole('button', { name: /^(ดูรูปทั้งหมด|ເບິ່ງຮູບທັງໝົດ|Show pictures)$/ });
    await userEvent.click(show);
    await waitFor(() => expect(show).not.toBeInTheDocument());
  },
};
