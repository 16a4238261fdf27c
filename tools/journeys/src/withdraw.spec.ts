import { walletPlace, type Currency } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { DepositBank } from './deposit-bank.ts';
import { testWith } from './fixtures.ts';
import { HomeScreen } from './home-screen.ts';
import { countCalls, MoneyScreen } from './money-screen.ts';
import { Tester, type OtherDevice } from './tester.ts';
import { namedAs } from './texts.ts';

const call = '/api/wallet/withdrawAll';

let tester: Tester;
/** The member on another device, which has the true balances. */
let device: OtherDevice;

const totalOf = async () => Object.values(await device.balances()).reduce((sum, minor) => sum + minor, 0);

const test = testWith(({ id, defaultLanguage, registration }) => {
  const currency = registration.currency as Currency;
  /** The sandbox operator's minimum. */
  const minimum = currency === 'LAK' ? 20_000_00 : 100_00;
  const begin = async (page: Page, scenario: string) => {
    device = await tester.as(await tester.member(scenario));
    await device.logIn(page.context());
    return new MoneyScreen(page, defaultLanguage, 'withdraw').open();
  };
  const expectDone = async (screen: MoneyScreen) => {
    await screen.expectDone(screen.says('withdraw', 'doneTitle'), screen.says('withdraw', 'done'));
    await expect(screen.page).toHaveURL(/\/user\/home$/);
    await new HomeScreen(screen.page, defaultLanguage).expectTotal(...screen.figures(await totalOf(), currency));
  };
  return { id, defaultLanguage, begin, currency, minimum, expectDone };
});

/** Withdrawals: each happens once, whatever fails on the way. */
test.describe('a withdrawal', { tag: '@market' }, () => {
  test.beforeEach(({ request, setting: { id } }) => {
    tester = new Tester(request, id);
  });
  test.afterEach(async () => {
    await tester.clearFaults();
    await tester.expectConsistentLedger();
  });

  const expectOneWithdrawal = async (minor: number) => {
    const entries = await device.entries('withdraw');
    expect(entries).toHaveLength(1);
    expect(entries).toMatchObject([{ from: walletPlace, amount: minor / 100 }]);
  };

  test(
    'shows the limits before any input, the whole account number in the review alone, and tells the member to wait',
    { tag: '@core' },
    async ({ page, setting: { begin, currency, minimum, expectDone } }) => {
      const screen = await begin(page, 'normal');
      const total = await totalOf();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(screen.says('withdraw', 'available', { amount: screen.money(total, currency) }));
      await expect(screen.amount).toHaveAccessibleDescription(new RegExp(screen.spoken(minimum, currency)));
      await expect(dialog).toContainText(screen.says('withdraw', 'conditions'));
      await expect(dialog).toContainText(/•{6}\d{4}/);
      await screen.amount.fill('99.99');
      await screen.next.click();
      await expect(screen.amount).toBeFocused();
      await expect(screen.amount).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', namedAs(screen.says('withdraw', 'all'))).click();
      await expect(screen.amount).toHaveValue(screen.figures(total, currency)[0]);
      await screen.review(String(minimum / 100 + 0.5));
      await expect(dialog).toContainText(screen.money(minimum + 50, currency));
      await expect(dialog).toContainText(/\d{3}-\d{3}-\d{4}/);
      const reads = countCalls(page, 'GET', '/api/wallet');
      await screen.primary.click();
      await expectDone(screen);
      expect(reads()).toBeGreaterThan(0);
      await expectOneWithdrawal(minimum + 50);
    },
  );

  test('is all or nothing under a bonus, and says why it is refused', { tag: '@core' }, async ({ page, setting: { begin, currency } }) => {
    const screen = await begin(page, 'bonus-active');
    const total = await totalOf();
    await expect(page.getByText(screen.says('withdraw', 'wholeOnly'))).toBeVisible();
    await expect(screen.amount).toHaveCount(0);
    await screen.next.click();
    await screen.isAtReview();
    await expect(page.getByRole('dialog')).toContainText(screen.money(total, currency));
    await screen.primary.click();
    await screen.expectDone(
      screen.says('money', 'failedTitle'),
      `${screen.says('errors', 'intents.withdraw.BONUS_CONDITION')} ${screen.says('money', 'outcome.notMoved')}`,
    );
    await expect(screen.next).toBeVisible();
    expect(await totalOf()).toBe(total);
    expect(await device.entries('withdraw')).toEqual([]);
  });

  test(
    'is requested once by double taps though the response was lost, and is reconciled',
    { tag: '@core' },
    async ({ page, setting: { begin, minimum, expectDone } }) => {
      const screen = await begin(page, 'normal');
      const sent = countCalls(page, 'POST', call);
      await tester.fault({ match: `POST ${call}`, kind: 'html', when: 'after-commit' });
      await screen.amount.fill(String(minimum / 100));
      await screen.next.dblclick();
      await screen.isAtReview();
      expect(sent()).toBe(0);
      await screen.primary.dblclick();
      await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
      await expectDone(screen);
      expect(sent()).toBe(1);
      await expectOneWithdrawal(minimum);
    },
  );

  test('is offered again with its amount, and with the time that it took', async ({
    page,
    request,
    setting: { begin, minimum, currency, expectDone },
  }) => {
    const screen = await begin(page, 'normal');
    const lastTime = page.getByRole('button', { name: screen.says('money', 'lastTime') });
    await expect(screen.amount).toBeVisible();
    await expect(lastTime).toHaveCount(0);
    const amount = minimum + 12_34;
    const [figures] = screen.figures(amount, currency);
    await screen.review(figures);
    await screen.primary.click();
    await expectDone(screen);
    await new DepositBank(request).payOut(figures);
    await expect(
      page.getByText(screen.says('money', 'tracker.withdrawalPaid', { amount: screen.money(amount, currency) })).first(),
    ).toBeVisible();
    await page.goto('/user/home?modal=withdraw');
    await expect(page.getByText(screen.says('withdraw', 'lastTook.minute_other', { count: '1' }))).toBeVisible();
    await lastTime.click();
    await expect(screen.amount).toHaveValue(figures);
    await expect(lastTime).toHaveAttribute('aria-pressed', 'true');
    // What is looked over shows no figure of the past.
    await page.evaluate(() => localStorage.setItem('hideAmounts', 'true'));
    await page.reload();
    await expect(screen.amount).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(lastTime).toHaveCount(0);
  });

  test('is followed across a reload of the page, and not requested again', async ({
    page,
    setting: { defaultLanguage, begin, minimum, expectDone, currency },
  }) => {
    const screen = await begin(page, 'normal');
    const sent = countCalls(page, 'POST', call);
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'after-commit', delayMs: 20_000 });
    await screen.review(String(minimum / 100));
    await screen.hasReadAhead();
    await screen.primary.click();
    await expect.poll(sent).toBe(1);
    const reads = countCalls(page, 'POST', '/api/statement');
    await page.reload();
    await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
    await expectDone(screen);
    expect(sent()).toBe(1);
    await expectOneWithdrawal(minimum);
    await expect(
      page.getByText(screen.says('money', 'tracker.withdrawalSent', { amount: screen.money(minimum, currency) })).first(),
    ).toBeVisible();
    await new HomeScreen(page, defaultLanguage).expectActsInReach();
    // Home has loaded the very page of the statement that opens now.
    await expect.poll(reads).toBeGreaterThan(0);
    await page.getByRole('link', namedAs(screen.says('common', 'menu.statement'))).click();
    await expect(page.getByText(`-${screen.money(minimum, currency)}`).first()).toBeVisible();
  });
});
