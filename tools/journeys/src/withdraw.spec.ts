import { walletPlace, type Currency } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { HomeScreen } from './home-screen.ts';
import { countCalls, MoneyScreen } from './money-screen.ts';
import { Tester, type OtherDevice } from './tester.ts';
import { namedAs } from './texts.ts';

const call = '/api/wallet/withdrawAll';

let tester: Tester;
/** The member on another device, which tells the truth. */
let device: OtherDevice;

const totalOf = async () => Object.values(await device.held()).reduce((sum, minor) => sum + minor, 0);

const test = testWith(({ id, defaultLanguage, registration }) => {
  const currency = registration.currency as Currency;
  /** Of the sandbox's operator. */
  const minimum = currency === 'LAK' ? 20_000_00 : 100_00;
  const begin = async (page: Page, scenario: string) => {
    device = await tester.as(await tester.member(scenario));
    await device.logIn(page.context());
    return new MoneyScreen(page, defaultLanguage, 'withdraw').open();
  };
  const ends = async (screen: MoneyScreen) => {
    await screen.ends(screen.says('withdraw', 'doneTitle'), screen.says('withdraw', 'done'));
    await expect(screen.page).toHaveURL(/\/user\/home$/);
    await new HomeScreen(screen.page, defaultLanguage).shows(...screen.figures(await totalOf(), currency));
  };
  return { id, begin, currency, least: minimum, ends };
});

/** Taking money out: what is asked for happens once, whatever goes wrong on the way. */
test.describe('a withdrawal', () => {
  test.beforeEach(({ request, setting: { id } }) => {
    tester = new Tester(request, id);
  });
  test.afterEach(async () => {
    await tester.clearFaults();
    await tester.booksAreClean();
  });

  const isAskedForOnce = async (minor: number) => {
    const entries = await device.entries('withdraw');
    expect(entries).toHaveLength(1);
    expect(entries).toMatchObject([{ from: walletPlace, amount: minor / 100 }]);
  };

  test('says what is allowed before anything is typed, masks the account, and tells to wait', async ({
    page,
    setting: { begin, currency, least, ends },
  }) => {
    const screen = await begin(page, 'normal');
    const total = await totalOf();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(screen.says('withdraw', 'available', { amount: screen.money(total, currency) }));
    await expect(screen.amount).toHaveAccessibleDescription(new RegExp(screen.figures(least, currency)[0].replace('.', '\\.')));
    await expect(dialog).toContainText(screen.says('withdraw', 'conditions'));
    await expect(dialog).toContainText(/•{6}\d{4}/);
    await screen.amount.fill('99.99');
    await screen.next.click();
    await expect(screen.amount).toBeFocused();
    await expect(screen.amount).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', namedAs(screen.says('withdraw', 'all'))).click();
    await expect(screen.amount).toHaveValue(screen.figures(total, currency)[0]);
    await screen.review(String(least / 100 + 0.5));
    await expect(dialog).toContainText(screen.money(least + 50, currency));
    await expect(dialog).toContainText(/•{6}\d{4}/);
    await screen.primary.click();
    await expect(screen.alert).toBeVisible();
    const reads = countCalls(page, 'GET', '/api/wallet');
    await ends(screen);
    expect(reads()).toBeGreaterThan(0);
    await isAskedForOnce(least + 50);
  });

  test('is all or nothing under a bonus, and says why it is refused', async ({ page, setting: { begin, currency } }) => {
    const screen = await begin(page, 'bonus-active');
    const total = await totalOf();
    await expect(page.getByText(screen.says('withdraw', 'wholeOnly'))).toBeVisible();
    await expect(screen.amount).toHaveCount(0);
    await screen.next.click();
    await screen.isAtReview();
    await expect(page.getByRole('dialog')).toContainText(screen.money(total, currency));
    await screen.primary.click();
    await screen.ends(
      screen.says('money', 'failedTitle'),
      `${screen.says('errors', 'BONUS_CONDITION')} ${screen.says('money', 'outcome.notMoved')}`,
    );
    await expect(screen.next).toBeVisible();
    expect(await totalOf()).toBe(total);
    expect(await device.entries('withdraw')).toEqual([]);
  });

  test('is asked for once by double taps though the answer was lost, and is looked up', async ({
    page,
    setting: { begin, least, ends },
  }) => {
    const screen = await begin(page, 'normal');
    const sent = countCalls(page, 'POST', call);
    await tester.fault({ match: `POST ${call}`, kind: 'html', when: 'after-commit' });
    await screen.amount.fill(String(least / 100));
    await screen.next.dblclick();
    await screen.isAtReview();
    expect(sent()).toBe(0);
    await screen.primary.dblclick();
    await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
    await ends(screen);
    expect(sent()).toBe(1);
    await isAskedForOnce(least);
  });

  test('whose answer never comes is found out after a minute, and asked for once', async ({ page, setting: { begin, least, ends } }) => {
    await page.clock.install();
    const screen = await begin(page, 'normal');
    const sent = countCalls(page, 'POST', call);
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'after-commit', delayMs: 600_000 });
    await screen.amount.fill(String(least / 100));
    await screen.next.click();
    await expect(async () => {
      await page.clock.fastForward(500);
      await expect(screen.primary).toBeEnabled({ timeout: 100 });
    }).toPass();
    await screen.primary.click();
    await expect.poll(() => device.entries('withdraw')).toHaveLength(1);
    await page.clock.fastForward(60_500);
    await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
    await page.clock.fastForward(2000);
    await ends(screen);
    expect(sent()).toBe(1);
    await isAskedForOnce(least);
  });

  test('is followed through a reload of the page, and not asked for again', async ({ page, setting: { begin, least, ends, currency } }) => {
    const screen = await begin(page, 'normal');
    const sent = countCalls(page, 'POST', call);
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'after-commit', delayMs: 20_000 });
    await screen.review(String(least / 100));
    await screen.primary.click();
    await expect.poll(sent).toBe(1);
    await page.reload();
    await expect(page.getByText(screen.says('common', 'failures.unknownOutcome'))).toBeVisible();
    await ends(screen);
    expect(sent()).toBe(1);
    await isAskedForOnce(least);
    await expect(
      page.getByText(screen.says('money', 'tracker.withdrawalSent', { amount: screen.money(least, currency) })).first(),
    ).toBeVisible();
    // Home has read the very page of the statement that opens now.
    await page.waitForResponse('**/api/statement');
    await page.getByRole('link', namedAs(screen.says('common', 'menu.statement'))).click();
    await expect(page.getByText(`-${screen.money(least, currency)}`).first()).toBeVisible();
  });
});
