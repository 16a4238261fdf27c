import { expect } from '@playwright/test';
import { offered } from './bonus-journeys.ts';
import { MoneyScreen } from './money-screen.ts';
import { prizes } from './spin-journeys.ts';
import { namedAs } from './texts.ts';
import type { VariantVisitor } from './variant-visitor.ts';

/** One way in which a member moves money, held against the ledger. */
export type Flow = (visitor: VariantVisitor, language: ConstructorParameters<typeof MoneyScreen>[1]) => Promise<void>;

const openMoney = async (visitor: VariantVisitor, language: Parameters<Flow>[1], modal: 'transfer' | 'withdraw', search = '') => {
  await visitor.go(`/user/home?modal=${modal}${search}`, modal);
  return new MoneyScreen(visitor.page, language, modal);
};

const transfer: Flow = async (visitor, language) => {
  const before = await visitor.device.held();
  const screen = await openMoney(visitor, language, 'transfer', '&account=betflix');
  await screen.review('100.25');
  await screen.primary.click();
  await screen.ends(screen.says('transfer', 'doneTitle'), visitor.exactMoney(100_25));
  expect(await visitor.device.held()).toEqual({ ...before, WALLET: (before['WALLET'] ?? NaN) - 100_25, betflix: (before['betflix'] ?? NaN) + 100_25 });
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

const withdrawal: Flow = async (visitor, language) => {
  const before = await visitor.total();
  const { withdrawMin } = await visitor.device.get<{ withdrawMin: number }>('lookup/withdraw');
  const asked = Math.round(withdrawMin * 100) + 50;
  const screen = await openMoney(visitor, language, 'withdraw');
  await screen.review(String(asked / 100));
  await screen.primary.click();
  await screen.ends(screen.says('withdraw', 'doneTitle'), screen.says('withdraw', 'done'));
  expect(await visitor.total()).toBe(before - asked);
  await visitor.homeIsTrue();
};

const qrCode: Flow = async (visitor) => {
  const { page } = visitor;
  const { bank, asked } = { th: { bank: 'WW', asked: 150.25 }, la: { bank: 'LAPNET', asked: 1_250_000.05 } }[visitor.id];
  const there = () => visitor.device.get<{ hasQrcode: boolean; amount?: number }>(`qrcode/${bank}`);
  await visitor.go('/user/home?modal=deposit&method=qr', 'deposit');
  if (visitor.id === 'th') await page.locator('dialog select').selectOption(bank);
  await page.locator('dialog input[name=amount]').fill(String(asked));
  await visitor.button('deposit', 'qr.create').click();
  await expect(page.locator('dialog img')).toBeVisible();
  await expect(page.getByRole('img', namedAs(visitor.says('deposit', 'qr.image', { amount: visitor.money(asked) })))).toBeVisible();
  expect(await there()).toMatchObject({ hasQrcode: true, amount: asked });
  await visitor.button('deposit', 'qr.cancel').click();
  await visitor.confirm('deposit', 'qr.askTitle', 'qr.cancel');
  await expect(visitor.button('deposit', 'qr.create')).toBeVisible();
  expect(await there()).toMatchObject({ hasQrcode: false });
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
  await expect(page.getByText(visitor.says('money', 'tracker.credited', { amount: visitor.money(300.25) })).first()).toBeVisible();
  await visitor.homeIsTrue();
};

const invite: Flow = async (visitor) => {
  const before = await visitor.wallet();
  const { invite: { amount } } = await visitor.device.get<{ invite: { amount: number } }>('wallet');
  await visitor.go('/user/bonus?modal=invite&step=friends', 'invite');
  await visitor.button('invite', 'receive.submit').click();
  await visitor.confirm('invite', 'receive.askTitle', 'receive.submit');
  await visitor.sees('invite', 'receive.done');
  await visitor.gained(before, Math.round(amount * 100));
  await visitor.homeIsTrue();
};

const refund: Flow = async (visitor) => {
  const check = () => visitor.device.get<{ result: number; refundAmount: number }>('refund/check');
  const before = await visitor.wallet();
  const { result, refundAmount } = await check();
  await visitor.go('/user/bonus?modal=refund&step=receive', 'refund');
  await visitor.button('refund', 'receive.submit').click();
  await visitor.sees('refund', 'receive.done');
  const pot = Math.round(result * 100) + Math.round(refundAmount * 100);
  await expect(visitor.dialog.getByText(visitor.exactMoney(pot)).first()).toBeVisible();
  expect(Math.round((await check()).refundAmount * 100)).toBe(pot);
  await visitor.button('refund', 'add.submit').click();
  await visitor.confirm('refund', 'add.askTitle', 'add.submit');
  await visitor.sees('refund', 'add.done');
  await visitor.gained(before, pot);
  await visitor.homeIsTrue();
};

const bonus: Flow = async (visitor) => {
  const { day } = offered[visitor.id];
  const before = await visitor.wallet();
  await visitor.go(`/user/bonus?modal=bonus&bonus=${day}`, 'bonus');
  await visitor.button('bonus', 'receive.submit').click();
  await visitor.alerts(visitor.says('bonus', 'receive.done'));
  const card = visitor.page.getByRole('article', namedAs(visitor.says('bonus', 'card.label', { code: day })));
  await expect(card).toContainText(visitor.says('bonus', 'card.current'));
  expect(await visitor.device.get('bonus/check/active')).toMatchObject({ status: true, type: 'day' });
  expect(await visitor.wallet()).toBeGreaterThan(before);
  await visitor.homeIsTrue();
};

const spin: Flow = async (visitor) => {
  const { device, page } = visitor;
  const coins = async () => (await device.get<{ userCoin: number }>('spinwheel/setup')).userCoin;
  const coupons = async () => {
    const listed = await device.get<readonly { prize: { name: string }; amount: number }[]>('spinwheel/coupon');
    return Object.fromEntries(listed.map(({ prize, amount }) => [prize.name, amount]));
  };
  const middle = (left: number) => page.getByRole('button', { name: new RegExp(`^${String(left)} `) });
  const [before, had] = [await coupons(), await coins()];
  await visitor.go('/user/spin', 'spin');
  await middle(had).click();
  await expect(visitor.alert).toBeVisible();
  const after = await coupons();
  const won = Object.keys(after).find((name) => after[name] !== before[name]);
  await visitor.alerts(won === undefined ? visitor.says('spin', 'prize.none') : visitor.says('spin', 'prize.text', { label: won }));
  expect(await coins()).toBe(had - 1);
  await expect(middle(had - 1)).toBeVisible();
};

const coupon: Flow = async (visitor) => {
  const { label } = prizes[visitor.id].money;
  const before = await visitor.wallet();
  const paid = (await visitor.device.entries('bonus')).length;
  await visitor.go('/user/spin', 'spin');
  const row = visitor.page.getByRole('row').filter({ hasText: label });
  // It may be on the second page, as coupons come in any order.
  if ((await row.count()) === 0) await visitor.button('common', 'paging.next').click();
  await row.getByRole('button').click();
  await visitor.button('common', 'confirm').click();
  await visitor.sees('spin', 'claim.done', { label });
  const entries = await visitor.device.entries('bonus');
  expect(entries).toHaveLength(paid + 1);
  await visitor.gained(before, Math.round((entries[0]?.amount ?? NaN) * 100));
  await visitor.homeIsTrue();
};

/** A member who has what some flows need. The seeds take turns, so that each flow meets several backends. */
export interface Plan {
  readonly scenario: string;
  readonly flows: readonly Flow[];
  /** Slips are not taken around midnight. */
  readonly needsDay?: true;
}

export const plans: readonly Plan[] = [
  { scenario: 'normal', flows: [transfer, gameTransfer, withdrawal] },
  { scenario: 'wheel-ready', flows: [spin, coupon, qrCode] },
  { scenario: 'refund-ready', flows: [refund, trueMoney, gameTransfer] },
  { scenario: 'invite-ready', flows: [invite, slip], needsDay: true },
  { scenario: 'normal', flows: [qrCode, bonus] },
];
