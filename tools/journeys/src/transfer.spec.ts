import { walletPlace, type Currency } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { HomeScreen } from './home-screen.ts';
import { countCalls, MoneyScreen } from './money-screen.ts';
import { Tester, type Held, type OtherDevice } from './tester.ts';
import { namedAs } from './texts.ts';

const game = 'betflix';
const call = '/api/wallet/transfer';

let tester: Tester;
/** The member on another device, which tells the truth. */
let device: OtherDevice;
let held: Held;

const test = testWith(({ id, defaultLanguage, registration }) => {
  const currency = registration.currency as Currency;
  const openForm = (page: Page) => new MoneyScreen(page, defaultLanguage, 'transfer').open(`&account=${game}`);
  /** At the review of a transfer of 100 from the wallet into the game. */
  const openReview = async (page: Page) => {
    const screen = await openForm(page);
    await screen.review('100');
    return screen;
  };
  /** Home shows what is in the wallet now. */
  const homeShowsWallet = async (screen: MoneyScreen) => {
    const { [walletPlace]: minor = 0 } = await device.held();
    await expect(screen.page).toHaveURL(/\/user\/home$/);
    await new HomeScreen(screen.page, defaultLanguage).shows(...screen.figures(minor, currency));
  };
  return { id, openForm, currency, homeShowsWallet, openReview };
});

/** Moving money between wallet and games: what is asked for happens once, whatever goes wrong on the way. */
test.describe('a transfer', () => {
  test.beforeEach(async ({ request, context, setting: { id } }) => {
    tester = new Tester(request, id);
    device = await tester.as(await tester.member('normal'));
    held = await device.held();
    await device.logIn(context);
  });
  test.afterEach(async () => {
    await tester.clearFaults();
    await tester.booksAreClean();
  });
  /** So much went out of the wallet into the game, by one entry. */
  const wentOnce = async (minor: number) => {
    expect(await device.held()).toEqual({ ...held, [walletPlace]: (held[walletPlace] ?? 0) - minor, [game]: (held[game] ?? 0) + minor });
    const entries = (await device.entries('transfer')).filter(({ amount }) => amount * 100 === minor);
    expect(entries).toHaveLength(1);
    expect(entries).toMatchObject([{ from: walletPlace, to: game, status: 'SUCCESS' }]);
  };
  const ends = (screen: MoneyScreen, sentence: string) => screen.ends(screen.says('transfer', 'doneTitle'), sentence);

  test('goes by a form and a review, loses nothing by Back, and the wallet is read anew when it is closed', async ({
    page,
    setting: { openForm, currency, homeShowsWallet },
  }) => {
    const screen = await openForm(page);
    const [from, to] = [page.locator('[name=from]'), page.locator('[name=to]')];
    await expect(from).toHaveValue(walletPlace);
    await expect(to).toHaveValue(game);
    const offered = await from.locator('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(offered.sort(), 'only what is active').toEqual(Object.keys(held).sort());
    for (const [field, code] of [
      [from, walletPlace],
      [to, game],
    ] as const) {
      await expect(field).toHaveAccessibleDescription(
        screen.says('transfer', 'balance', { amount: screen.money(held[code] ?? 0, currency) }),
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
    await ends(screen, screen.money(10_001, currency));
    await expect.poll(reads).toBeGreaterThan(0);
    await wentOnce(10_001);
    await homeShowsWallet(screen);
  });

  test('of everything asks first, and leaves nothing elsewhere', async ({ page, setting: { openForm, homeShowsWallet } }) => {
    const screen = await openForm(page);
    await page.getByRole('button', namedAs(screen.says('transfer', 'all.open'))).click();
    await screen.isAtReview();
    await expect(page.getByRole('dialog')).toContainText(screen.says('transfer', 'all.askText'));
    await screen.primary.click();
    await expect(screen.alert).toBeVisible();
    await ends(screen, screen.says('transfer', 'all.done', { place: 'Betflix' }));
    const after = await device.held();
    const total = Object.values(held).reduce((sum, minor) => sum + minor, 0);
    expect(after).toEqual({ ...Object.fromEntries(Object.keys(held).map((code) => [code, 0])), [game]: total });
    await homeShowsWallet(screen);
  });

  test('is sent once by double taps, by Enter twice and while the line is slow', async ({
    page,
    setting: { openForm, currency, homeShowsWallet },
  }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'before', delayMs: 1500 });
    const screen = await openForm(page);
    const sent = countCalls(page, 'POST', call);
    // The second tap meets the button of the review, which has just come up at the same place.
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
    await ends(screen, screen.money(10_000, currency));
    expect(sent()).toBe(1);
    await wentOnce(10_000);
    await homeShowsWallet(screen);
  });

  test('whose answer was lost is looked up, and not sent again', async ({ page, setting: { openReview, currency, homeShowsWallet } }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'reset', when: 'after-commit' });
    const screen = await openReview(page);
    const sent = countCalls(page, 'POST', call);
    await screen.primary.click();
    await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
    await expect(screen.primary).toHaveAttribute('aria-disabled', 'true');
    await ends(screen, screen.money(10_000, currency));
    expect(sent()).toBe(1);
    await wentOnce(10_000);
    await homeShowsWallet(screen);
  });

  test('that the backend answers with words about a failure shows them beside what is known, and is looked up', async ({
    page,
    setting: { openReview, currency, homeShowsWallet },
  }) => {
    const words = 'Provider is under maintenance';
    await tester.fault({ match: `POST ${call}`, kind: 'status', when: 'after-commit', status: 500, body: { message: words } });
    const screen = await openReview(page);
    const sent = countCalls(page, 'POST', call);
    await screen.primary.click();
    const state = page.getByRole('dialog').getByRole('status').filter({ hasText: words });
    await expect(state).toContainText(screen.says('common', 'failures.unknownOutcome'));
    await ends(screen, screen.money(10_000, currency));
    expect(sent()).toBe(1);
    await wentOnce(10_000);
    await homeShowsWallet(screen);
  });

  const refusals = [
    { name: 'words of its own', status: 400, body: { message: 'เกมนี้ปิดรับโอนชั่วคราว' } },
    { name: 'words in a success', status: 200, body: { success: false, message: 'เกมนี้ปิดรับโอนชั่วคราว' } },
  ];
  for (const { name, ...answer } of refusals) {
    test(`that is refused in ${name} says them, and nothing about the money`, async ({ page, setting: { openReview } }) => {
      await tester.fault({ match: `POST ${call}`, kind: 'status', when: 'before', ...answer });
      const screen = await openReview(page);
      await screen.primary.click();
      await expect(screen.alert).toContainText(answer.body.message);
      await expect(screen.alert).not.toContainText(screen.says('money', 'outcome.notMoved'));
      await screen.ends(screen.says('money', 'failedTitle'), answer.body.message);
      expect(await device.held()).toEqual(held);
    });
  }

  test('that is refused by a code in a success says why', async ({ page, setting: { openReview } }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'body', when: 'before', body: { message: 'BONUS_CONDITION' } });
    const screen = await openReview(page);
    await screen.primary.click();
    await screen.ends(
      screen.says('money', 'failedTitle'),
      `${screen.says('errors', 'BONUS_CONDITION')} ${screen.says('money', 'outcome.notMoved')}`,
    );
    expect(await device.held()).toEqual(held);
  });

  test('is followed through a reload of the page, and not sent again', async ({ page, setting: { openReview, homeShowsWallet } }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'after-commit', delayMs: 20_000 });
    const screen = await openReview(page);
    const sent = countCalls(page, 'POST', call);
    await screen.primary.click();
    await expect.poll(sent).toBe(1);
    await page.reload();
    await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
    await expect(screen.amount).toBeDisabled();
    await ends(screen, screen.says('money', 'outcome.done'));
    expect(sent()).toBe(1);
    await wentOnce(10_000);
    await homeShowsWallet(screen);
  });

  test('that is left while it is under way tells its end wherever the member is', async ({
    page,
    setting: { openReview, homeShowsWallet },
  }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'before', delayMs: 1500 });
    const screen = await openReview(page);
    await screen.primary.click();
    await expect(screen.primary).toHaveAttribute('aria-disabled', 'true');
    await page
      .getByRole('dialog')
      .getByRole('button', namedAs(screen.says('common', 'close')))
      .click();
    await expect(page.getByText(screen.says('money', 'outcome.done'))).toBeVisible();
    await wentOnce(10_000);
    await homeShowsWallet(screen);
  });

  test('goes on in one of two tabs only', async ({ page, context, setting: { openReview, currency, homeShowsWallet } }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'before', delayMs: 2500 });
    const first = await openReview(page);
    const second = await openReview(await context.newPage());
    const sent = [countCalls(first.page, 'POST', call), countCalls(second.page, 'POST', call)];
    await first.primary.click();
    await expect.poll(() => sent[0]?.()).toBe(1);
    await second.primary.click();
    await expect(second.page.getByText(second.says('money', 'outcome.inOtherTab'))).toBeVisible();
    await expect(second.primary).toBeDisabled();
    await ends(first, first.money(10_000, currency));
    expect(sent.map((count) => count())).toEqual([1, 0]);
    await wentOnce(10_000);
    await homeShowsWallet(first);
  });

  test('that is not answered within a minute stays locked until the truth was read, and then happens once however late the first arrives', async ({
    page,
    request,
    setting: { openForm, currency, homeShowsWallet },
  }) => {
    await page.clock.install();
    const first: { url: string; headers: Record<string, string>; data: string }[] = [];
    await page.route(`**${call}`, async (route) => {
      const asked = route.request();
      first.push({ url: asked.url(), headers: await asked.allHeaders(), data: asked.postData() ?? '' });
    });
    const screen = await openForm(page);
    await screen.amount.fill('100');
    await screen.next.click();
    await expect(async () => {
      await page.clock.fastForward(500);
      await expect(screen.primary).toBeEnabled({ timeout: 100 });
    }).toPass();
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
    expect(await device.held()).toEqual(held);

    await page.unroute(`**${call}`);
    await screen.primary.click();
    await expect(screen.alert).toBeVisible();
    for (const { url, headers, data } of first) expect((await request.post(url, { headers, data })).ok()).toBe(true);
    await ends(screen, screen.money(10_000, currency));
    await wentOnce(10_000);
    await homeShowsWallet(screen);
  });

  test('that is refused says why and that no money was moved, and keeps what was typed beside the balance of now', async ({
    page,
    context,
    setting: { openReview, currency },
  }) => {
    const screen = await openReview(page);
    await context.setOffline(true);
    await screen.primary.click();
    await screen.ends(screen.says('money', 'failedTitle'), screen.says('money', 'outcome.offline'));
    await context.setOffline(false);
    await expect(screen.amount).toHaveValue('100');
    await screen.next.click();
    await screen.isAtReview();
    await device.post('wallet/transferAll', { to: game });
    await screen.primary.click();
    await screen.ends(screen.says('money', 'failedTitle'), screen.says('errors', 'MONEY_NOT_ENOUGH'));
    await expect(screen.amount).toHaveValue('100');
    await expect(page.locator('[name=from]')).toHaveAccessibleDescription(
      screen.says('transfer', 'balance', { amount: screen.money(0, currency) }),
    );
    await screen.next.click();
    await expect(screen.amount).toHaveAttribute('aria-invalid', 'true');
  });
});
