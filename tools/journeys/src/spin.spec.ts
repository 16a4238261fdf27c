import { expect, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { countCalls } from './money-screen.ts';
import { prizes } from './rewards.ts';
import { RewardScreen } from './reward-screen.ts';
import { overflowsWithLargeText } from './screen-faults.ts';
import { Tester } from './tester.ts';
import { namedAs } from './texts.ts';

const spinPath = '/user/spin';
const setupCall = '/api/spinwheel/setup';
const spinCall = '/api/spinwheel/spin';
const claimCall = '/api/spinwheel/coupon/claim';

/** The button in the middle of the wheel, by the number of coins on it. */
const middle = (page: Page, coins: number) => page.getByRole('button', { name: new RegExp(`^${String(coins)} `) });

/** The coupons of the shown page. */
const couponsOf = (screen: RewardScreen) =>
  screen.page.getByRole('list', namedAs(screen.says('spin', 'coupons.title'))).getByRole('listitem');

/** Lets the first response through and holds the later ones, which the backend has already given. */
async function holdLaterResponses(page: Page, path: string) {
  let release: () => void = () => undefined;
  let hold: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = new Promise<void>((resolve) => (hold = resolve));
  let isFirst = true;
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    if (!isFirst) {
      hold();
      await released;
    }
    isFirst = false;
    await route.fulfill({ response });
  });
  return { held, release };
}

const test = testWith(({ id, defaultLanguage }) => {
  const { money, goods, nothing } = prizes[id];
  return { id, defaultLanguage, nothing, money, goods };
});

/** The prize wheel: it stops at the backend's slice, and no prize is lost or claimed twice. */
test.describe('the prize wheel', () => {
  test(
    'is spun once by the keyboard, announces the prize, and lists it among the coupons',
    { tag: '@core' },
    async ({ page, request, setting: { id, defaultLanguage, nothing } }) => {
      const tester = new Tester(request, id);
      const screen = new RewardScreen(page, defaultLanguage);
      const calls = countCalls(page, 'POST', spinCall);
      await enter(page, await tester.member('wheel-ready'), '/user/home');
      await page.locator(`main a[href="${spinPath}"]`).click();
      await expect(page.getByRole('list', namedAs(screen.says('spin', 'wheel.prizes'))).getByRole('listitem')).not.toHaveCount(0);
      await middle(page, 10).focus();
      const response = page.waitForResponse(`**${spinCall}`);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      const { label } = (await (await response).json()) as { label: string };
      await expect(screen.alert).toContainText(label);
      const setup = page.waitForRequest(`**${setupCall}`);
      await screen.button('common', 'confirm').click();
      await setup;
      await expect(screen.alert).toHaveCount(0);
      await expect(middle(page, 9)).toBeFocused();
      expect(calls()).toBe(1);

      // A blank is not called a prize. That no coupon was booked is said once the coupons have been read late enough.
      await page.route(`**${spinCall}`, (route) => route.fulfill({ json: { success: true, ...nothing, remainingCoin: 8 } }), { times: 1 });
      await middle(page, 9).click();
      await expect(screen.alert).toContainText(screen.says('spin', 'wheel.stopped', { label: nothing.label }));
      await expect(screen.alert).toContainText(screen.says('spin', 'prize.unknown'));
      await expect(screen.alert).toContainText(screen.says('spin', 'prize.none'), { timeout: 10_000 });
      await screen.expectAlert(screen.says('spin', 'prize.none'));
      for (const [code, text] of [
        ['NO_DATA', screen.says('errors', 'NO_DATA')],
        ['MONEY_NOT_ENOUGH', screen.says('errors', 'intents.spin.MONEY_NOT_ENOUGH')],
      ] as const) {
        await page.route(`**${spinCall}`, (route) => route.fulfill({ json: { success: false, error: code } }), { times: 1 });
        await middle(page, 9).click();
        await screen.expectAlert(text);
      }
      await tester.expectConsistentLedger();
    },
  );

  test('congratulates on a prize whose coupon is booked later, and lists it then', async ({
    page,
    request,
    setting: { defaultLanguage, id, goods },
  }) => {
    const screen = new RewardScreen(page, defaultLanguage);
    await enter(page, await new Tester(request, id).member('wheel-ready'), spinPath);
    await expect(couponsOf(screen)).toHaveCount(3);
    expect(await overflowsWithLargeText(page)).toEqual([]);
    let coupons: object[] = [];
    await page.route('**/api/spinwheel/coupon', (route) => route.fulfill({ json: coupons }));
    await page.route(`**${spinCall}`, (route) => route.fulfill({ json: { success: true, ...goods, remainingCoin: 9 } }), { times: 1 });
    await middle(page, 10).click();
    await screen.expectAlert(screen.says('spin', 'prize.text', { label: goods.label }));
    await expect(page.getByText(screen.says('spin', 'coupons.empty'))).toBeVisible();
    coupons = [{ prize: { slice: goods.code, name: goods.label }, amount: 1 }];
    await expect(couponsOf(screen).filter({ hasText: goods.label })).toBeVisible({ timeout: 8000 });
  });

  test('stores a prize while the wheel turns, across a reload, until it is seen or the member logs out', async ({
    page,
    request,
    setting: { defaultLanguage, id },
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const screen = new RewardScreen(page, defaultLanguage);
    const spinTo = async (coins: number) => {
      const response = page.waitForResponse(`**${spinCall}`);
      await middle(page, coins).click();
      return ((await (await response).json()) as { label: string }).label;
    };
    await enter(page, await new Tester(request, id).member('wheel-ready'), spinPath);
    const label = await spinTo(10);
    await expect(screen.button('spin', 'wheel.skip')).toBeVisible();
    await expect(screen.alert).toHaveCount(0);
    await page.reload();
    await expect(screen.alert).toContainText(label);
    await screen.button('common', 'confirm').click();
    await page.reload();
    await expect(middle(page, 9)).toBeVisible();
    await expect(screen.alert).toHaveCount(0);

    const next = await spinTo(9);
    await screen.button('spin', 'wheel.skip').click();
    await expect(screen.alert).toContainText(next);
    const stored = () => page.evaluate(() => localStorage.getItem('member:spinResult'));
    expect(await stored()).toContain(next);
    await page.keyboard.press('Escape');
    expect(await stored()).toBeNull();

    await spinTo(8);
    await expect.poll(stored).not.toBeNull();
    await screen.button('common', 'logOut').click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored()).toBeNull();
  });

  test('reports that a spin counted although the response was lost, and does not spin without coins', async ({
    page,
    request,
    setting: { id, defaultLanguage },
  }) => {
    const tester = new Tester(request, id);
    const screen = new RewardScreen(page, defaultLanguage);
    const calls = countCalls(page, 'POST', spinCall);
    const member = await tester.member('wheel-ready');
    await enter(page, member, spinPath);
    await expect(middle(page, 10)).toBeVisible();
    // The coins from before the spin are known.
    await page.waitForLoadState('networkidle');
    await tester.fault({ match: `POST ${spinCall}`, kind: 'reset', when: 'after-commit' });
    await middle(page, 10).click();
    await screen.expectText('spin', 'wheel.unknown');
    await screen.expectText('spin', 'wheel.counted');
    await expect(middle(page, 9)).toBeVisible();
    expect(calls()).toBe(1);

    const device = await tester.as(member);
    for (let left = 9; left > 0; left -= 1) await device.post('spinwheel/spin', {});
    await page.reload();
    await screen.expectText('spin', 'wheel.noCoins');
    await middle(page, 0).click({ force: true });
    await expect(middle(page, 0)).toHaveAttribute('aria-disabled', 'true');
    expect(calls()).toBe(1);

    await page.route('**/api/spinwheel/active', (route) => route.fulfill({ json: { active: false } }));
    await page.reload();
    await screen.expectText('spin', 'inactive');
    await expect(couponsOf(screen).first()).toBeVisible();
    await tester.expectConsistentLedger();
  });

  test('shows the coins after the spin, although an earlier count arrives later', async ({
    page,
    request,
    setting: { defaultLanguage, id },
  }) => {
    const screen = new RewardScreen(page, defaultLanguage);
    const early = await holdLaterResponses(page, setupCall);
    await enter(page, await new Tester(request, id).member('wheel-ready'), spinPath);
    await early.held;
    await middle(page, 10).click();
    await expect(screen.alert).toBeVisible();
    const left = middle(page, 9);
    await expect(left).toBeVisible();

    const arrived = page.waitForResponse(`**${setupCall}`);
    early.release();
    await (await arrived).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(left).toBeVisible();
  });

  test(
    'pays each coupon once, by two taps or with a lost response',
    { tag: '@core' },
    async ({ page, request, setting: { id, defaultLanguage, money } }) => {
      const tester = new Tester(request, id);
      const screen = new RewardScreen(page, defaultLanguage);
      const member = await tester.member('wheel-ready');
      const device = await tester.as(member);
      const before = (await device.balances()).WALLET ?? 0;
      const calls = countCalls(page, 'POST', claimCall);
      await enter(page, member, spinPath);
      const row = couponsOf(screen).filter({ hasText: money.label });
      const claim = row.getByRole('button');
      await expect(couponsOf(screen)).toHaveCount(3);
      await expect(row.getByText(screen.says('spin', 'coupons.count', { amount: '2' }), { exact: true })).toBeVisible();

      await claim.click();
      await expect(page).toHaveURL(`${spinPath}?modal=coupon&coupon=${money.code}`);
      const setup = page.waitForRequest(`**${setupCall}`);
      await screen.button('common', 'cancel').click();
      await setup;
      await claim.click();
      await screen.button('common', 'confirm').dblclick();
      await screen.expectText('spin', 'claim.done', { label: money.label });
      await expect(page).toHaveURL(new RegExp(`${spinPath}$`));
      await expect(row.getByText(screen.says('spin', 'coupons.count', { amount: '1' }), { exact: true })).toBeVisible();
      expect(calls()).toBe(1);

      await tester.fault({ match: `POST ${claimCall}`, kind: 'reset', when: 'after-commit' });
      await claim.click();
      await screen.button('common', 'confirm').click();
      await expect(row).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${spinPath}$`));
      expect(calls()).toBe(2);
      const after = (await device.balances()).WALLET ?? 0;
      const paid = await device.entries('bonus');
      expect(paid).toHaveLength(2);
      expect(after - before).toBe(paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0));
      await tester.expectConsistentLedger();
    },
  );

  test('shows the prize however the backend names it, and claims a coupon by the backend’s id', async ({
    page,
    request,
    setting: { defaultLanguage, id },
  }) => {
    const screen = new RewardScreen(page, defaultLanguage);
    const member = await new Tester(request, id).member('wheel-ready');
    let userCoin: unknown = { coin: 8 };
    const slices = [
      { _id: { $oid: 'a1' }, code: 1, label: 'One' },
      { _id: 'a2', code: 2, label: 'Two' },
      { id: 3, label: 'Three' },
    ];
    await page.route(`**${setupCall}`, (route) => route.fulfill({ json: { slices, userCoin } }));
    await page.route('**/api/spinwheel/coupon', (route) =>
      route.fulfill({ json: [{ _id: 77, prize: { slice: { id: 3 } }, amount: '1' }] }),
    );
    await enter(page, member, spinPath);

    const spins: readonly [answer: object, coins: string, text: string][] = [
      [{ success: 1, result: { code: '1' }, remainingCoin: '7' }, '7', screen.says('spin', 'prize.text', { label: 'One' })],
      [{ success: true, result: { label: 'Two' }, remainingCoin: 6 }, '6', screen.says('spin', 'prize.text', { label: 'Two' })],
      [{ result: 3, remainingCoin: 5 }, '5', screen.says('spin', 'prize.text', { label: 'Three' })],
      [
        { success: 'true', code: 'NEW', label: 'Surprise', remainingCoin: 4 },
        '4',
        screen.says('spin', 'prize.text', { label: 'Surprise' }),
      ],
      [{ success: true }, '3', screen.says('spin', 'prize.unnamed')],
    ];
    let before = 8;
    await expect(middle(page, before)).toBeVisible();
    for (const [response, coins, text] of spins) {
      await page.route(`**${spinCall}`, (route) => route.fulfill({ json: response }), { times: 1 });
      userCoin = coins;
      await middle(page, before).click();
      await screen.expectAlert(text);
      before = Number(coins);
      await expect(middle(page, before)).toBeVisible();
    }
    await page.route(`**${spinCall}`, (route) => route.fulfill({ json: { error: 'NO_DATA' } }), { times: 1 });
    await middle(page, before).click();
    await screen.expectAlert(screen.says('errors', 'NO_DATA'));

    await page.route(`**${claimCall}`, (route) => route.fulfill({ json: { message: 'SUCCESS' } }));
    await couponsOf(screen).filter({ hasText: 'Three' }).getByRole('button').click();
    const claimed = page.waitForRequest(`**${claimCall}`);
    await screen.button('common', 'confirm').click();
    expect((await claimed).postDataJSON()).toEqual({ coupon: 77 });
    await screen.expectText('spin', 'claim.done', { label: 'Three' });
  });

  test('says why a coupon cannot be claimed, and shows the operator’s description', async ({
    page,
    request,
    setting: { defaultLanguage, id, goods },
  }) => {
    const screen = new RewardScreen(page, defaultLanguage);
    await enter(page, await new Tester(request, id).member('wheel-ready'), `${spinPath}?modal=coupon&coupon=${goods.code}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(goods.label);
    await expect(dialog.locator('p').nth(1)).not.toBeEmpty();
    // The backend itself refuses the first one.
    await screen.button('common', 'confirm').click();
    await screen.expectAlert(screen.says('errors', 'INVALID_COUPON_TYPE'));
    for (const code of ['NO_CLAIMABLE_COUPON', 'INVALID_PRIZE_CODE', 'INVALID_CODE', 'COUPON_EXPIRED', 'BONUS_REMAINING']) {
      await page.route(`**${claimCall}`, (route) => route.fulfill({ json: { success: false, error: code } }), { times: 1 });
      await screen.button('common', 'confirm').click();
      await screen.expectAlert(screen.says('errors', code === 'INVALID_CODE' ? `intents.claim-coupon.${code}` : code));
    }
    await page.goBack();
    await page.goto(`${spinPath}?modal=coupon&coupon=GONE`);
    await screen.expectText('spin', 'claim.gone');
  });
});
