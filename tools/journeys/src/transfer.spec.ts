import { walletPlace, type Currency } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { HomeScreen } from './home-screen.ts';
import { countCalls, MoneyScreen } from './money-screen.ts';
import { Tester, type Balances, type OtherDevice } from './tester.ts';
import { namedAs } from './texts.ts';

const game = 'betflix';
const call = '/api/wallet/transfer';

let tester: Tester;
/** The member on another device, which has the true balances. */
let device: OtherDevice;
let initialBalances: Balances;

const test = testWith(({ id, defaultLanguage, registration }) => {
  const currency = registration.currency as Currency;
  const openForm = (page: Page) => new MoneyScreen(page, defaultLanguage, 'transfer').open(`&account=${game}`);
  const copiedAmount = (screen: MoneyScreen) => `\u202a${screen.money(10_000, currency)}\u202c`;
  /** Opens the review of a transfer of 100, copied from another screen, from the wallet to the game. */
  const openReview = async (page: Page) => {
    const screen = await openForm(page);
    await screen.review(copiedAmount(screen));
    return screen;
  };
  /** Expects home to show the current wallet balance. */
  const expectWalletOnHome = async (screen: MoneyScreen) => {
    const { [walletPlace]: minor = 0 } = await device.balances();
    await expect(screen.page).toHaveURL(/\/user\/home$/);
    await new HomeScreen(screen.page, defaultLanguage).expectTotal(...screen.figures(minor, currency));
  };
  return { id, defaultLanguage, openForm, currency, expectWalletOnHome, openReview, copiedAmount };
});

/** Transfers between wallet and games: each happens once, whatever fails on the way. */
test.describe('a transfer', () => {
  test.beforeEach(async ({ request, context, setting: { id } }) => {
    tester = new Tester(request, id);
    device = await tester.as(await tester.member('normal'));
    initialBalances = await device.balances();
    await device.logIn(context);
  });
  test.afterEach(async () => {
    await tester.clearFaults();
    await tester.expectConsistentLedger();
  });
  /** Expects that this amount moved from the wallet to the game, by one entry. */
  const expectOneTransfer = async (minor: number) => {
    expect(await device.balances()).toEqual({
      ...initialBalances,
      [walletPlace]: (initialBalances[walletPlace] ?? 0) - minor,
      [game]: (initialBalances[game] ?? 0) + minor,
    });
    const entries = (await device.entries('transfer')).filter(({ amount }) => amount * 100 === minor);
    expect(entries).toHaveLength(1);
    expect(entries).toMatchObject([{ from: walletPlace, to: game, status: 'SUCCESS' }]);
  };
  const expectDone = (screen: MoneyScreen, sentence: string) => screen.expectDone(screen.says('transfer', 'doneTitle'), sentence);

  test(
    'has a form and a review, loses nothing on Back, and refetches the wallet when closed',
    { tag: '@core' },
    async ({ page, setting: { openForm, currency, expectWalletOnHome } }) => {
      const screen = await openForm(page);
      const [from, to] = [page.locator('[name=from]'), page.locator('[name=to]')];
      await expect(from).toHaveValue(walletPlace);
      await expect(to).toHaveValue(game);
      const offered = await from.locator('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
      expect(offered.sort(), 'only what is active').toEqual(Object.keys(initialBalances).sort());
      for (const [field, code] of [
        [from, walletPlace],
        [to, game],
      ] as const) {
        await expect(field).toHaveAccessibleDescription(
          screen.says('transfer', 'balance', { amount: screen.spoken(initialBalances[code] ?? 0, currency) }),
        );
      }

      await screen.amount.fill('0.99');
      await screen.next.click();
      await expect(screen.amount).toBeFocused();
      await expect(screen.amount).toHaveAttribute('aria-invalid', 'true');
      await screen.review('100.01');
      await screen.back.click();
      await expect(screen.amount).toHaveValue('100.01');
      await page.getByRole('button', namedAs(screen.says('transfer', 'swap'))).click();
      await expect(from).toHaveValue(game);
      await expect(to).toHaveValue(walletPlace);
      await page.getByRole('button', namedAs(screen.says('transfer', 'swap'))).click();
      await screen.review('100.01');
      await screen.primary.click();
      await expect(screen.alert).toBeVisible();
      const reads = countCalls(page, 'GET', '/api/wallet');
      await expectDone(screen, screen.money(10_001, currency));
      await expect.poll(reads).toBeGreaterThan(0);
      await expectOneTransfer(10_001);
      await expectWalletOnHome(screen);
    },
  );

  test('is offered again with its amount, in the same direction only', async ({ page, setting: { openForm, currency } }) => {
    await device.post('wallet/transfer', { from: walletPlace, to: game, amount: 123.45 });
    const screen = await openForm(page);
    const lastTime = page.getByRole('button', { name: screen.says('money', 'lastTime') });
    await lastTime.click();
    await expect(screen.amount).toHaveValue(screen.figures(123_45, currency)[0]);
    await page.getByRole('button', namedAs(screen.says('transfer', 'swap'))).click();
    await expect(lastTime).toHaveCount(0);
    await page.goto(`/user/home?modal=game&account=${game}`);
    await lastTime.click();
    await expect(page.locator('dialog input[name=amount]')).toHaveValue(screen.figures(123_45, currency)[0]);
  });

  test('of everything asks for confirmation, and leaves nothing elsewhere', async ({ page, setting: { openForm, expectWalletOnHome } }) => {
    const screen = await openForm(page);
    await page.getByRole('button', namedAs(screen.says('transfer', 'all.open'))).click();
    await screen.isAtReview();
    await expect(page.getByRole('dialog')).toContainText(screen.says('transfer', 'all.askText'));
    await screen.primary.click();
    await expect(screen.alert).toBeVisible();
    await expectDone(screen, screen.says('transfer', 'all.done', { place: 'Betflix' }));
    const after = await device.balances();
    const total = Object.values(initialBalances).reduce((sum, minor) => sum + minor, 0);
    expect(after).toEqual({ ...Object.fromEntries(Object.keys(initialBalances).map((code) => [code, 0])), [game]: total });
    await expectWalletOnHome(screen);
  });

  test('is sent once for double taps, for Enter twice and on a slow connection', async ({
    page,
    setting: { openForm, currency, expectWalletOnHome },
  }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'before', delayMs: 1500 });
    const screen = await openForm(page);
    const sent = countCalls(page, 'POST', call);
    // The second tap hits the review's button, which has just appeared at the same place.
    await screen.amount.fill('100');
    await screen.next.dblclick();
    await screen.isAtReview();
    expect(sent()).toBe(0);
    await screen.back.click();
    await screen.amount.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await screen.isAtReview();
    expect(sent()).toBe(0);
    await screen.primary.evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await screen.primary.press('Enter');
    await expect(screen.primary).toHaveAttribute('aria-disabled', 'true');
    await expectDone(screen, screen.money(10_000, currency));
    expect(sent()).toBe(1);
    await expectOneTransfer(10_000);
    await expectWalletOnHome(screen);
  });

  test(
    'with a lost response is reconciled, and not sent again',
    { tag: '@core' },
    async ({ page, setting: { openReview, currency, expectWalletOnHome } }) => {
      await tester.fault({ match: `POST ${call}`, kind: 'reset', when: 'after-commit' });
      const screen = await openReview(page);
      await screen.hasReadAhead();
      const sent = countCalls(page, 'POST', call);
      await screen.primary.click();
      await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
      await expect(screen.primary).toHaveAttribute('aria-disabled', 'true');
      await expectDone(screen, screen.money(10_000, currency));
      expect(sent()).toBe(1);
      await expectOneTransfer(10_000);
      await expectWalletOnHome(screen);
    },
  );

  test('that was done although the backend says that it failed is reported as done', async ({
    page,
    setting: { openReview, currency, expectWalletOnHome },
  }) => {
    const message = 'Provider is under maintenance';
    await tester.fault({ match: `POST ${call}`, kind: 'status', when: 'after-commit', status: 500, body: { message } });
    const screen = await openReview(page);
    await screen.hasReadAhead();
    const sent = countCalls(page, 'POST', call);
    await screen.primary.click();
    await expectDone(screen, screen.money(10_000, currency));
    expect(sent()).toBe(1);
    await expectOneTransfer(10_000);
    await expectWalletOnHome(screen);
  });

  const refusals = [
    { name: 'its own text', status: 400, body: { message: 'เกมนี้ปิดรับโอนชั่วคราว' } },
    { name: 'text in a success', status: 200, body: { success: false, message: 'เกมนี้ปิดรับโอนชั่วคราว' } },
  ];
  for (const { name, ...fault } of refusals) {
    test(`that is refused with ${name} shows the text, and claims nothing about the money`, async ({ page, setting: { openReview } }) => {
      await tester.fault({ match: `POST ${call}`, kind: 'status', when: 'before', ...fault });
      const screen = await openReview(page);
      await screen.primary.click();
      await expect(screen.alert).toContainText(fault.body.message);
      await expect(screen.alert).not.toContainText(screen.says('money', 'outcome.notMoved'));
      await screen.expectDone(screen.says('money', 'failedTitle'), fault.body.message);
      expect(await device.balances()).toEqual(initialBalances);
    });
  }

  test('that is refused by a code in a success says why', async ({ page, setting: { openReview } }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'body', when: 'before', body: { message: 'BONUS_CONDITION' } });
    const screen = await openReview(page);
    await screen.primary.click();
    await screen.expectDone(
      screen.says('money', 'failedTitle'),
      `${screen.says('errors', 'BONUS_CONDITION')} ${screen.says('money', 'outcome.notMoved')}`,
    );
    expect(await device.balances()).toEqual(initialBalances);
  });

  test(
    'is followed across a reload of the page, and not sent again',
    { tag: '@core' },
    async ({ page, setting: { openReview, expectWalletOnHome } }) => {
      await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'after-commit', delayMs: 20_000 });
      const screen = await openReview(page);
      await screen.hasReadAhead();
      const sent = countCalls(page, 'POST', call);
      await screen.primary.click();
      await expect.poll(sent).toBe(1);
      await page.reload();
      await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
      await expect(screen.amount).toBeDisabled();
      await expectDone(screen, screen.says('money', 'outcome.done'));
      expect(sent()).toBe(1);
      await expectOneTransfer(10_000);
      await expectWalletOnHome(screen);
    },
  );

  test('that is left while in progress reports its outcome on any page', async ({ page, setting: { openReview, expectWalletOnHome } }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'before', delayMs: 1500 });
    const screen = await openReview(page);
    await screen.primary.click();
    await expect(screen.primary).toHaveAttribute('aria-disabled', 'true');
    await page
      .getByRole('dialog')
      .getByRole('button', namedAs(screen.says('common', 'close')))
      .click();
    await expect(page.getByText(screen.says('money', 'outcome.done'))).toBeVisible();
    await expectOneTransfer(10_000);
    await expectWalletOnHome(screen);
  });

  test('whose outcome is not known keeps what was typed on Back', async ({ page, setting: { defaultLanguage } }) => {
    const screen = new MoneyScreen(page, defaultLanguage, 'transfer');
    await page.goto('/user/home');
    await page
      .getByRole('button', namedAs(screen.says('home', 'widgets.transfer')))
      .first()
      .click();
    await page.locator('dialog select[name=to]').selectOption(game);
    await screen.review('100');
    await page.clock.install();
    await tester.fault({ match: `POST ${call}`, kind: 'html', when: 'before' });
    await screen.primary.click();
    const title = page.getByText(screen.says('money', 'outcome.unknownTitle'), { exact: true });
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(title).toBeVisible({ timeout: 250 });
    }).toPass();
    await page.goBack();
    await expect(screen.amount).toHaveValue('100');
    await expect(title).toBeVisible();
    expect(await device.balances()).toEqual(initialBalances);
  });

  test('without a response within a minute stays locked until it is reconciled, and then happens once however late the first request arrives', async ({
    page,
    request,
    setting: { openForm, currency, expectWalletOnHome },
  }) => {
    await page.clock.install();
    const first: { url: string; headers: Record<string, string>; data: string }[] = [];
    await page.route(`**${call}`, async (route) => {
      const heldRequest = route.request();
      first.push({ url: heldRequest.url(), headers: await heldRequest.allHeaders(), data: heldRequest.postData() ?? '' });
    });
    const screen = await openForm(page);
    await screen.amount.fill('100');
    await screen.next.click();
    await expect(async () => {
      await page.clock.fastForward(500);
      await expect(screen.primary).toBeEnabled({ timeout: 100 });
    }).toPass();
    await screen.hasReadAhead();
    const sent = countCalls(page, 'POST', call);
    await screen.primary.click();
    await expect.poll(() => first).toHaveLength(1);
    await page.clock.fastForward(59_000);
    await expect(page.getByText(screen.says('money', 'outcome.slow'))).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
    const title = page.getByText(screen.says('money', 'outcome.unknownTitle'));
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(title).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(screen.primary).toBeDisabled();
    const check = page.locator('dialog[open]').getByRole('button', namedAs(screen.says('money', 'outcome.check')));
    await check.click();
    await expect(page.getByText(screen.says('money', 'outcome.checked'))).toBeVisible();
    expect(sent()).toBe(1);
    expect(await device.balances()).toEqual(initialBalances);

    await page.unroute(`**${call}`);
    await screen.primary.click();
    await expect(screen.alert).toBeVisible();
    for (const { url, headers, data } of first) expect((await request.post(url, { headers, data })).ok()).toBe(true);
    await expectDone(screen, screen.money(10_000, currency));
    await expectOneTransfer(10_000);
    await expectWalletOnHome(screen);
  });

  test(
    'that is refused says why and that no money moved, and keeps the typed amount with the current balance',
    { tag: '@core' },
    async ({ page, context, setting: { openReview, copiedAmount, currency } }) => {
      const screen = await openReview(page);
      await context.setOffline(true);
      await screen.primary.click();
      await screen.expectDone(screen.says('money', 'failedTitle'), screen.says('money', 'outcome.offline'));
      await context.setOffline(false);
      await expect(screen.amount).toHaveValue(copiedAmount(screen));
      await screen.review();
      // Otherwise the review itself would already say that the money is gone.
      await screen.hasReadAhead();
      await device.post('wallet/transferAll', { to: game });
      await screen.primary.click();
      await screen.expectDone(screen.says('money', 'failedTitle'), screen.says('errors', 'MONEY_NOT_ENOUGH'));
      await expect(screen.amount).toHaveValue(copiedAmount(screen));
      await expect(page.locator('[name=from]')).toHaveAccessibleDescription(
        screen.says('transfer', 'balance', { amount: screen.spoken(0, currency) }),
      );
      await screen.next.click();
      await expect(screen.amount).toHaveAttribute('aria-invalid', 'true');
    },
  );
});
