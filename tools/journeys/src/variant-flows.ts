import { expect } from '@playwright/test';
import { MoneyScreen } from './money-screen.ts';
import { namedAs } from './texts.ts';
import type { VariantVisitor } from './variant-visitor.ts';

/** One way in which a member moves money, held against the ledger. */
export type Flow = (visitor: VariantVisitor) => Promise<void>;

const openMoney = async (visitor: VariantVisitor, modal: 'transfer' | 'withdraw', search = '') => {
  await visitor.go(`/user/home?modal=${modal}${search}`, modal);
  return new MoneyScreen(visitor.page, visitor.defaultLanguage, modal);
};

const transfer: Flow = async (visitor) => {
  const before = await visitor.device.held();
  const screen = await openMoney(visitor, 'transfer', '&account=betflix');
  await screen.review('100.25');
  await screen.primary.click();
  await screen.ends(screen.says('transfer', 'doneTitle'), visitor.exactMoney(100_25));
  expect(await visitor.device.held()).toEqual({
    ...before,
    WALLET: (before['WALLET'] ?? NaN) - 100_25,
    betflix: (before['betflix'] ?? NaN) + 100_25,
  });
  await visitor.homeIsTrue();
};

const gameTransfer: Flow = async (visitor) => {
  const before = await visitor.device.held();
  await visitor.go('/user/home?modal=game&account=pg', 'game');
  await expect(visitor.game.play).toBeEnabled();
  await visitor.game.amount.fill('10.50');
  await visitor.game.transferOnly.click();
  await visitor.game.hasSaid(visitor.says('game', 'transfer.done', { amount: visitor.exactMoney(10_50), name: 'PG Soft' }));
  expect(await visitor.device.held()).toEqual({ ...before, WALLET: (before['WALLET'] ?? NaN) - 10_50, pg: (before['pg'] ?? NaN) + 10_50 });
  await visitor.homeIsTrue();
};

const everything: Flow = async (visitor) => {
  const total = await visitor.total();
  const screen = await openMoney(visitor, 'transfer', '&from=pg');
  await visitor.button('transfer', 'all.open').click();
  await screen.isAtReview();
  await screen.primary.click();
  await screen.ends(
    screen.says('transfer', 'doneTitle'),
    screen.says('transfer', 'all.done', { place: screen.says('transfer', 'wallet') }),
  );
  expect([await visitor.wallet(), await visitor.total()]).toEqual([total, total]);
  await visitor.homeIsTrue();
};

const openAccount: Flow = async (visitor) => {
  const slots = async () => (await visitor.device.get<{ slots: readonly { code: string; isActive: boolean }[] }>('wallet')).slots;
  const { code } = (await slots()).find(({ isActive }) => !isActive) ?? { code: '' };
  await visitor.go(`/user/home?modal=game&account=${code}`, 'game');
  await visitor.game.button('open.submit').click();
  await visitor.game.hasSaid(visitor.game.says('open.done'));
  expect((await slots()).find((slot) => slot.code === code)).toMatchObject({ isActive: true });
  await visitor.homeIsTrue();
};

const play: Flow = async (visitor) => {
  const { page, game } = visitor;
  const before = await visitor.device.held();
  await visitor.go('/user/home?modal=game&account=pg', 'game');
  await expect(game.play).toBeEnabled();
  await game.amount.fill('10');
  const opening = page.waitForEvent('popup');
  await game.play.click();
  const tab = await opening;
  await tab.waitForURL(/\/__provider\/play\?ticket=/);
  await tab.close();
  expect(await visitor.device.held()).toEqual({ ...before, WALLET: (before['WALLET'] ?? NaN) - 10_00, pg: (before['pg'] ?? NaN) + 10_00 });
  await visitor.homeIsTrue();
};

const withdrawal: Flow = async (visitor) => {
  const before = await visitor.total();
  const { withdrawMin } = await visitor.device.get<{ withdrawMin: number }>('lookup/withdraw');
  const asked = Math.round(withdrawMin * 100) + 50;
  const screen = await openMoney(visitor, 'withdraw');
  await screen.review(String(asked / 100));
  await screen.primary.click();
  await screen.ends(screen.says('withdraw', 'doneTitle'), screen.says('withdraw', 'done'));
  expect(await visitor.total()).toBe(before - asked);
  await visitor.homeIsTrue();
};

/** A code of the market's gateway, made as a member makes it. */
async function makeQrCode(visitor: VariantVisitor) {
  const { page } = visitor;
  const { bank, asked } = { th: { bank: 'WW', asked: 150.25 }, la: { bank: 'LAPNET', asked: 1_250_000.05 } }[visitor.id];
  const there = () => visitor.device.get<{ hasQrcode: boolean; amount?: number }>(`qrcode/${bank}`);
  await visitor.go('/user/home?modal=deposit&method=qr', 'deposit');
  if (visitor.id === 'th') await page.locator('dialog select').selectOption(bank);
  await page.locator('dialog input[name=amount]').fill(String(asked));
  await visitor.button('deposit', 'qr.create').click();
  await expect(page.getByRole('img', namedAs(visitor.says('deposit', 'qr.image', { amount: visitor.money(asked) })))).toBeVisible();
  expect(await there()).toMatchObject({ hasQrcode: true, amount: asked });
  return { asked, there };
}

const cancelledQrCode: Flow = async (visitor) => {
  const { there } = await makeQrCode(visitor);
  await visitor.button('deposit', 'qr.cancel').click();
  await visitor.confirm('deposit', 'qr.askTitle', 'qr.cancel');
  await expect(visitor.button('deposit', 'qr.create')).toBeVisible();
  expect(await there()).toMatchObject({ hasQrcode: false });
};

const paidQrCode: Flow = async (visitor) => {
  const before = await visitor.wallet();
  const { asked } = await makeQrCode(visitor);
  await visitor.bank.payQrCode();
  await visitor.gained(before, Math.round(asked * 100));
  await visitor.homeIsTrueWhenAsked();
};

const trueMoney: Flow = async (visitor) => {
  const before = await visitor.wallet();
  const link = await visitor.bank.wrapGift(50);
  await visitor.go('/user/home?modal=deposit&method=true-money', 'deposit');
  await visitor.page.locator('dialog input[name=link]').fill(link);
  await visitor.button('deposit', 'trueMoney.send').click();
  await visitor.sees('deposit', 'trueMoney.done');
  // At 600 kip for a baht.
  await visitor.gained(before, visitor.id === 'th' ? 50_00 : 30_000_00);
  await visitor.homeIsTrue();
};

const slip: Flow = async (visitor) => {
  const { page, bank, device } = visitor;
  const before = await visitor.wallet();
  const account = await bank.accountFor(device);
  const buffer = await bank.transfer(device, account, 300.25);
  await visitor.go('/user/home?modal=deposit&method=slip', 'deposit');
  await page.locator('dialog select').selectOption(`${account.bankCode} ${account.bankAccountNo}`);
  await page.locator('dialog input[type=file]').first().setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
  await visitor.button('deposit', 'slip.send').click();
  await visitor.sees('deposit', 'slip.sent');
  await visitor.gained(before, 300_25);
  await visitor.homeIsTrueWhenAsked();
};

/** What moves a member's money where nobody gives any, in an order in which each finds what it needs. */
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
