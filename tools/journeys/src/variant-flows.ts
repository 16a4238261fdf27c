import { accountChoice } from './deposit-bank.ts';
import { expect } from '@playwright/test';
import { MoneyScreen } from './money-screen.ts';
import { namedAs } from './texts.ts';
import type { VariantVisitor } from './variant-visitor.ts';

/** A way to move money, checked against the ledger. */
export type Flow = (visitor: VariantVisitor) => Promise<void>;

const openMoney = async (visitor: VariantVisitor, modal: 'transfer' | 'withdraw', search = '') => {
  await visitor.go(`/user/home?modal=${modal}${search}`, modal);
  return new MoneyScreen(visitor.page, visitor.defaultLanguage, modal);
};

const transfer: Flow = async (visitor) => {
  const before = await visitor.device.balances();
  const screen = await openMoney(visitor, 'transfer', '&account=betflix');
  await screen.review('100.25');
  await screen.primary.click();
  await screen.expectDone(screen.says('transfer', 'doneTitle'), visitor.exactMoney(100_25));
  expect(await visitor.device.balances()).toEqual({
    ...before,
    WALLET: (before.WALLET ?? NaN) - 100_25,
    betflix: (before.betflix ?? NaN) + 100_25,
  });
  await visitor.expectTotalOnHome();
};

const gameTransfer: Flow = async (visitor) => {
  const before = await visitor.device.balances();
  await visitor.go('/user/home?modal=game&account=pg', 'game');
  await expect(visitor.game.play).toBeEnabled();
  await visitor.game.amount.fill('10.50');
  await visitor.game.transferOnly.click();
  await visitor.game.expectText(visitor.says('game', 'transfer.done', { amount: visitor.exactMoney(10_50), name: 'PG Soft' }));
  expect(await visitor.device.balances()).toEqual({
    ...before,
    WALLET: (before.WALLET ?? NaN) - 10_50,
    pg: (before.pg ?? NaN) + 10_50,
  });
  await visitor.expectTotalOnHome();
};

const everything: Flow = async (visitor) => {
  const total = await visitor.total();
  const screen = await openMoney(visitor, 'transfer', '&from=pg');
  await visitor.button('transfer', 'all.open').click();
  await screen.isAtReview();
  await screen.primary.click();
  await screen.expectDone(
    screen.says('transfer', 'doneTitle'),
    screen.says('transfer', 'all.done', { place: screen.says('transfer', 'wallet') }),
  );
  expect([await visitor.wallet(), await visitor.total()]).toEqual([total, total]);
  await visitor.expectTotalOnHome();
};

const openAccount: Flow = async (visitor) => {
  const slots = async () => (await visitor.device.get<{ slots: readonly { code: string; isActive: boolean }[] }>('wallet')).slots;
  const { code } = (await slots()).find(({ isActive }) => !isActive) ?? { code: '' };
  await visitor.go(`/user/home?modal=game&account=${code}`, 'game');
  await visitor.game.button('open.submit').click();
  await visitor.game.expectText(visitor.game.says('open.done'));
  expect((await slots()).find((slot) => slot.code === code)).toMatchObject({ isActive: true });
  await visitor.expectTotalOnHome();
};

const play: Flow = async (visitor) => {
  const { page, game } = visitor;
  const before = await visitor.device.balances();
  await visitor.go('/user/home?modal=game&account=pg', 'game');
  await expect(game.play).toBeEnabled();
  await game.amount.fill('10');
  const opening = page.waitForEvent('popup');
  await game.play.click();
  const tab = await opening;
  await tab.waitForURL(/\/__provider\/play\?ticket=/);
  await tab.close();
  expect(await visitor.device.balances()).toEqual({
    ...before,
    WALLET: (before.WALLET ?? NaN) - 10_00,
    pg: (before.pg ?? NaN) + 10_00,
  });
  await visitor.expectTotalOnHome();
};

const withdrawal: Flow = async (visitor) => {
  const before = await visitor.total();
  const { withdrawMin } = await visitor.device.get<{ withdrawMin: number }>('lookup/withdraw');
  const amount = Math.round(withdrawMin * 100) + 50;
  const screen = await openMoney(visitor, 'withdraw');
  await screen.review(String(amount / 100));
  await screen.primary.click();
  await screen.expectDone(screen.says('withdraw', 'doneTitle'), screen.says('withdraw', 'done'));
  expect(await visitor.total()).toBe(before - amount);
  await visitor.expectTotalOnHome();
};

/** Creates a QR code of the market's gateway, like a member. */
async function makeQrCode(visitor: VariantVisitor) {
  const { page } = visitor;
  const { bank, amount } = { th: { bank: 'WW', amount: 150.25 }, la: { bank: 'LAPNET', amount: 1_250_000.05 } }[visitor.id];
  const readQrCode = () => visitor.device.get<{ hasQrcode: boolean; amount?: number }>(`qrcode/${bank}`);
  await visitor.go('/user/home?modal=deposit&method=qr', 'deposit');
  if (visitor.id === 'th') await page.locator('dialog select').selectOption(bank);
  await page.locator('dialog input[name=amount]').fill(String(amount));
  await visitor.button('deposit', 'qr.create').click();
  await expect(page.getByRole('img', namedAs(visitor.says('deposit', 'qr.image', { amount: visitor.money(amount) })))).toBeVisible();
  expect(await readQrCode()).toMatchObject({ hasQrcode: true, amount });
  return { amount, readQrCode };
}

const cancelledQrCode: Flow = async (visitor) => {
  const { readQrCode } = await makeQrCode(visitor);
  await visitor.button('deposit', 'qr.cancel').click();
  await visitor.confirm('deposit', 'qr.askTitle', 'qr.cancel');
  await expect(visitor.button('deposit', 'qr.create')).toBeVisible();
  expect(await readQrCode()).toMatchObject({ hasQrcode: false });
};

const paidQrCode: Flow = async (visitor) => {
  const before = await visitor.wallet();
  const { amount } = await makeQrCode(visitor);
  await visitor.bank.payQrCode();
  await visitor.expectGain(before, Math.round(amount * 100));
  await visitor.expectTotalAfterCheck();
};

const trueMoney: Flow = async (visitor) => {
  const before = await visitor.wallet();
  const link = await visitor.bank.wrapGift(50);
  await visitor.go('/user/home?modal=deposit&method=true-money', 'deposit');
  await visitor.page.locator('dialog input[name=link]').fill(link);
  await visitor.button('deposit', 'trueMoney.send').click();
  await visitor.expectText('deposit', 'trueMoney.done');
  // At 600 kip per baht.
  await visitor.expectGain(before, visitor.id === 'th' ? 50_00 : 30_000_00);
  await visitor.expectTotalOnHome();
};

const slip: Flow = async (visitor) => {
  const { page, bank, device } = visitor;
  const before = await visitor.wallet();
  const account = await bank.accountFor(device);
  const buffer = await bank.transfer(device, account, 300.25);
  await visitor.go('/user/home?modal=deposit&method=slip', 'deposit');
  await accountChoice(page, account).check();
  await page.locator('dialog input[type=file]').first().setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
  await visitor.button('deposit', 'slip.send').click();
  await visitor.expectText('deposit', 'slip.sent');
  await visitor.expectGain(before, 300_25);
  await visitor.expectTotalAfterCheck();
};

/** The flows that move money without rewards, in an order that provides what each one needs. */
export const moneyFlows: readonly Flow[] = [
  transfer,
  gameTransfer,
  play,
  everything,
  openAccount,
  withdrawal,
  cancelledQrCode,
  paidQrCode,
  trueMoney,
  slip,
];
