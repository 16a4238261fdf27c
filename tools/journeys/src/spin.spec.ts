import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { countCalls } from './requests.ts';
import { namedAs } from './texts.ts';

const spinPath = '/user/spin';
const setupCall = '/api/spinwheel/setup';
const spinCall = '/api/spinwheel/spin';
const claimCall = '/api/spinwheel/coupon/claim';

/** The button in the middle of the wheel, by the number of coins on it. */
const middle = (page: Page, coins: number) => page.getByRole('button', { name: new RegExp(`^${String(coins)} `) });

/** A prize of money on the wheel of each market, with the operator's label. */
const prizes = {
  th: { code: 'P10', label: '10 บาท' },
  la: { code: 'S1', label: 'ລາງວັນນ້ອຍ' },
} as const;

const test = base.extend<{ readonly prize: (typeof prizes)['th' | 'la']; readonly coupons: Locator }>({
  prize: async ({ market }, use) => use(prizes[market.id]),
  /** The coupons of the shown page. */
  coupons: async ({ page, text }, use) => use(page.getByRole('list', namedAs(text('spin', 'coupons.title'))).getByRole('listitem')),
});

/** The prize wheel: it stops at the backend's slice, and no prize is lost or claimed twice. */
test.describe('the prize wheel', () => {
  test(
    'is spun once by the keyboard, announces the prize, and lists it among the coupons',
    { tag: '@core' },
    async ({ page, button, rewards, text, visit }) => {
      const calls = countCalls(page, 'POST', spinCall);
      await visit('wheel-ready', '/user/home');
      await page.locator(`main a[href="${spinPath}"]`).click();
      await expect(page.getByRole('list', namedAs(text('spin', 'wheel.prizes'))).getByRole('listitem')).not.toHaveCount(0);
      await middle(page, 10).focus();
      const response = page.waitForResponse(`**${spinCall}`);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      const { label } = (await (await response).json()) as { label: string };
      await expect(rewards.alert).toContainText(label);
      const setup = page.waitForRequest(`**${setupCall}`);
      await button('common', 'ok').click();
      await setup;
      await expect(rewards.alert).toHaveCount(0);
      await expect(middle(page, 9)).toBeFocused();
      expect(calls()).toBe(1);
    },
  );

  test('keeps a prize while the wheel turns, across a reload, until it is seen', async ({ page, button, rewards, visit }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit('wheel-ready', spinPath);
    const response = page.waitForResponse(`**${spinCall}`);
    await middle(page, 10).click();
    const { label } = (await (await response).json()) as { label: string };
    await expect(button('spin', 'wheel.skip')).toBeVisible();
    await expect(rewards.alert).toHaveCount(0);
    await page.reload();
    await expect(rewards.alert).toContainText(label);
    await button('common', 'ok').click();
    await page.reload();
    await expect(middle(page, 9)).toBeVisible();
    await expect(rewards.alert).toHaveCount(0);
  });

  test('reports that a spin counted although the response was lost', async ({ page, tester, rewards, visit }) => {
    const calls = countCalls(page, 'POST', spinCall);
    await visit('wheel-ready', spinPath);
    await expect(middle(page, 10)).toBeVisible();
    // The coins from before the spin are known.
    await page.waitForLoadState('networkidle');
    await tester.fault({ match: `POST ${spinCall}`, kind: 'reset', when: 'after-commit' });
    await middle(page, 10).click();
    await rewards.expectText('spin', 'wheel.unknown');
    await rewards.expectText('spin', 'wheel.counted');
    await expect(middle(page, 9)).toBeVisible();
    expect(calls()).toBe(1);
  });

  test(
    'pays each coupon once, by two taps or with a lost response',
    { tag: '@core' },
    async ({ page, text, button, tester, rewards, prize, coupons, visit }) => {
      const calls = countCalls(page, 'POST', claimCall);
      const device = await visit('wheel-ready', spinPath);
      const before = (await device.balances()).WALLET ?? 0;
      const row = coupons.filter({ hasText: prize.label });
      const claim = row.getByRole('button');
      await expect(coupons).toHaveCount(3);
      await expect(row.getByText(text('spin', 'coupons.count', { amount: '2' }), { exact: true })).toBeVisible();

      await claim.click();
      await expect(page).toHaveURL(`${spinPath}?modal=coupon&coupon=${prize.code}`);
      const setup = page.waitForRequest(`**${setupCall}`);
      await button('common', 'cancel').click();
      await setup;
      await claim.click();
      await button('common', 'confirm').dblclick();
      await rewards.expectText('spin', 'claim.done', { label: prize.label });
      await expect(page).toHaveURL(new RegExp(`${spinPath}$`));
      await expect(row.getByText(text('spin', 'coupons.count', { amount: '1' }), { exact: true })).toBeVisible();
      expect(calls()).toBe(1);

      await tester.fault({ match: `POST ${claimCall}`, kind: 'reset', when: 'after-commit' });
      await claim.click();
      await button('common', 'confirm').click();
      await expect(row).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${spinPath}$`));
      expect(calls()).toBe(2);
      const after = (await device.balances()).WALLET ?? 0;
      const paid = await device.entries('bonus');
      expect(paid).toHaveLength(2);
      expect(after - before).toBe(paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0));
    },
  );
});
