import { expect } from '@playwright/test';
import { offered, prizes } from './rewards.ts';
import { namedAs } from './texts.ts';
import type { Flow } from './variant-flows.ts';

const invite: Flow = async (visitor) => {
  const before = await visitor.wallet();
  const {
    invite: { amount },
  } = await visitor.device.get<{ invite: { amount: number } }>('wallet');
  await visitor.go('/user/bonus?modal=invite&step=friends', 'invite');
  await visitor.button('invite', 'receive.submit').click();
  await visitor.confirm('invite', 'receive.askTitle', 'receive.submit');
  await visitor.expectText('invite', 'receive.done');
  await visitor.expectGain(before, Math.round(amount * 100));
  await visitor.expectTotalOnHome();
};

const refund: Flow = async (visitor) => {
  const check = () => visitor.device.get<{ result: number; refundAmount: number }>('refund/check');
  const before = await visitor.wallet();
  const { result, refundAmount } = await check();
  await visitor.go('/user/bonus?modal=refund&step=receive', 'refund');
  await visitor.button('refund', 'receive.submit').click();
  await visitor.expectText('refund', 'receive.done');
  const pot = Math.round(result * 100) + Math.round(refundAmount * 100);
  await expect(visitor.dialog.getByText(visitor.exactMoney(pot)).first()).toBeVisible();
  expect(Math.round((await check()).refundAmount * 100)).toBe(pot);
  await visitor.button('refund', 'add.submit').click();
  await visitor.confirm('refund', 'add.askTitle', 'add.submit');
  await visitor.expectText('refund', 'add.done');
  await visitor.expectGain(before, pot);
  await visitor.expectTotalOnHome();
};

const spin: Flow = async (visitor) => {
  const { device, page } = visitor;
  const coins = async () => (await device.get<{ userCoin: number }>('spinwheel/setup')).userCoin;
  const coupons = async () => {
    const listed = await device.get<readonly { prize: { name: string }; amount: number }[]>('spinwheel/coupon');
    return Object.fromEntries(listed.map(({ prize, amount }) => [prize.name, amount]));
  };
  const middle = (left: number) => page.getByRole('button', { name: new RegExp(`^${String(left)} `) });
  const [before, initialCoins] = [await coupons(), await coins()];
  await visitor.go('/user/spin', 'spin');
  await middle(initialCoins).click();
  await expect(visitor.alert).toBeVisible();
  const after = await coupons();
  const won = Object.keys(after).find((name) => after[name] !== before[name]);
  // With some backends, a spin without a prize cannot be proven; but nothing else may be called the prize.
  const others = Object.keys(after).filter((name) => name !== won);
  for (const label of others) await expect(visitor.alert).not.toContainText(visitor.says('spin', 'prize.text', { label }));
  await visitor.expectAlert(won === undefined ? '' : visitor.says('spin', 'prize.text', { label: won }));
  expect(await coins()).toBe(initialCoins - 1);
  await expect(middle(initialCoins - 1)).toBeVisible();
};

const coupon: Flow = async (visitor) => {
  const { label } = prizes[visitor.id].money;
  const before = await visitor.wallet();
  const paid = (await visitor.device.entries('bonus')).length;
  await visitor.go('/user/spin', 'spin');
  const list = visitor.page.getByRole('list', namedAs(visitor.says('spin', 'coupons.title')));
  const row = list.getByRole('listitem').filter({ hasText: label });
  // It may be on the second page, since coupons have no fixed order.
  if ((await row.count()) === 0) await visitor.button('common', 'paging.next').click();
  await row.getByRole('button').click();
  await visitor.button('common', 'confirm').click();
  await visitor.expectText('spin', 'claim.done', { label });
  const entries = await visitor.device.entries('bonus');
  expect(entries).toHaveLength(paid + 1);
  await visitor.expectGain(before, Math.round((entries[0]?.amount ?? NaN) * 100));
  await visitor.expectTotalOnHome();
};

/** Activates a bonus, plays until its condition is met, and ends it. */
const bonus: Flow = async (visitor) => {
  const { day } = offered[visitor.id];
  const stake = visitor.id === 'th' ? 40 : 24_000;
  await visitor.device.post('wallet/transfer', { from: 'WALLET', to: 'pg', amount: stake });
  const before = await visitor.wallet();
  await visitor.go(`/user/bonus?modal=bonus&bonus=${day}`, 'bonus');
  await visitor.button('bonus', 'receive.submit').click();
  await visitor.expectAlert(visitor.says('bonus', 'receive.done'));
  const card = visitor.page.getByRole('article', namedAs(visitor.says('bonus', 'card.label', { code: day })));
  await expect(card).toContainText(visitor.says('bonus', 'card.current'));
  expect(await visitor.device.get('bonus/check/active')).toMatchObject({ status: true, type: 'day' });
  expect(await visitor.wallet()).toBeGreaterThan(before);
  await visitor.expectTotalOnHome();

  await visitor.tester.play(visitor.member, stake, 1);
  const total = await visitor.total();
  await visitor.go('/user/bonus', 'bonus');
  await visitor.button('bonus', 'active.cancel').click();
  await visitor.confirm('bonus', 'active.askTitle', 'active.cancel');
  await expect(visitor.page.locator('[name=code]')).toBeVisible();
  expect(await visitor.device.get('bonus/check/active')).toMatchObject({ status: false });
  expect(await visitor.total()).toBe(total);
  await visitor.expectTotalOnHome();
};

const promotion: Flow = async (visitor) => {
  const { promotion: code } = offered[visitor.id];
  const before = await visitor.wallet();
  await visitor.go('/user/bonus', 'bonus');
  const field = visitor.page.locator('[name=code]');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await visitor.button('bonus', 'promotion.receive').click();
  await visitor.expectAlert(visitor.says('bonus', 'promotion.received'));
  expect(await visitor.device.get('promotion/current')).toMatchObject({ promotion: { code } });
  expect(await visitor.wallet()).toBeGreaterThan(before);
  await visitor.expectTotalOnHome();
};

/** The reward flows, in an order in which none blocks the next: an active bonus blocks most of them. */
export const rewardFlows: readonly Flow[] = [invite, refund, spin, coupon, bonus, promotion];
