import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { moneyScreen, type MoneyScreen } from './money-screen.ts';
import { countCalls } from './requests.ts';
import type { OtherDevice } from './tester.ts';

/** The member on another device, which has the true balances. */
let device: OtherDevice;

const totalOf = async () => Object.values(await device.balances()).reduce((sum, minor) => sum + minor, 0);

interface WithdrawFixtures {
  readonly modal: MoneyScreen;
  /** The sandbox operator's minimum. */
  readonly minimum: number;
  /** Opens the form as a member of a scenario. */
  readonly begin: (scenario: string) => Promise<void>;
  /** Expects the outcome, and home with the current total. */
  readonly expectDone: () => Promise<void>;
}

const test = base.extend<WithdrawFixtures>({
  modal: async ({ page, language }, use) => use(moneyScreen(page, language, 'withdraw')),
  minimum: async ({ currency }, use) => use(currency === 'LAK' ? 20_000_00 : 100_00),
  begin: async ({ context, tester, modal }, use) =>
    use(async (scenario) => {
      device = await tester.as(await tester.member(scenario));
      await device.logIn(context);
      await modal.open();
    }),
  expectDone: async ({ page, text, modal, home, currency }, use) =>
    use(async () => {
      await modal.expectDone(text('withdraw', 'doneTitle'), text('withdraw', 'done'));
      await expect(page).toHaveURL(/\/user\/home$/);
      await home.expectTotal(...modal.figures(await totalOf(), currency));
    }),
});

/** Withdrawals: each happens once, whatever fails on the way. */
test.describe('a withdrawal', { tag: '@market' }, () => {
  const expectOneWithdrawal = async (minor: number) => {
    const entries = await device.entries('withdraw');
    expect(entries).toHaveLength(1);
    expect(entries).toMatchObject([{ from: walletPlace, amount: minor / 100 }]);
  };

  test(
    'shows the limits before any input, and tells the member to wait',
    { tag: '@core' },
    async ({ page, text, button, modal, minimum, begin, expectDone, currency }) => {
      await begin('normal');
      const total = await totalOf();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(text('withdraw', 'available', { amount: modal.money(total, currency) }));
      await expect(modal.amount).toHaveAccessibleDescription(new RegExp(modal.spoken(minimum, currency)));
      await expect(dialog).toContainText(text('withdraw', 'conditions'));
      await button('withdraw', 'all').click();
      await expect(modal.amount).toHaveValue(modal.figures(total, currency)[0]);
      await modal.review(String(minimum / 100 + 0.5));
      await expect(dialog).toContainText(modal.money(minimum + 50, currency));
      const reads = countCalls(page, 'GET', '/api/wallet');
      await modal.primary.click();
      await expectDone();
      expect(reads()).toBeGreaterThan(0);
      await expectOneWithdrawal(minimum + 50);
    },
  );

  test('is all or nothing under a bonus, and says why it is refused', { tag: '@core' }, async ({ page, text, modal, begin, currency }) => {
    await begin('bonus-active');
    const total = await totalOf();
    await expect(page.getByText(text('withdraw', 'wholeOnly'))).toBeVisible();
    await expect(modal.amount).toHaveCount(0);
    await modal.next.click();
    await modal.isAtReview();
    await expect(page.getByRole('dialog')).toContainText(modal.money(total, currency));
    await modal.primary.click();
    await modal.expectDone(
      text('money', 'failedTitle'),
      `${text('errors', 'intents.withdraw.BONUS_CONDITION')} ${text('money', 'outcome.notMoved')}`,
    );
    await expect(modal.next).toBeVisible();
    expect(await totalOf()).toBe(total);
    expect(await device.entries('withdraw')).toEqual([]);
  });

  test('is offered again with its amount, and with the time that it took', async ({
    page,
    text,
    bank,
    modal,
    minimum,
    begin,
    expectDone,
    currency,
  }) => {
    await begin('normal');
    const lastTime = page.getByRole('button', { name: text('money', 'lastTime') });
    await expect(modal.amount).toBeVisible();
    await expect(lastTime).toHaveCount(0);
    const amount = minimum + 12_34;
    const [figures] = modal.figures(amount, currency);
    await modal.review(figures);
    await modal.primary.click();
    await expectDone();
    await bank.payOut(figures);
    await expect(page.getByText(text('money', 'tracker.withdrawalPaid', { amount: modal.money(amount, currency) })).first()).toBeVisible();
    await page.goto('/user/home?modal=withdraw');
    await expect(page.getByText(text('withdraw', 'lastTook.minute_other', { count: '1' }))).toBeVisible();
    await lastTime.click();
    await expect(modal.amount).toHaveValue(figures);
    await expect(lastTime).toHaveAttribute('aria-pressed', 'true');
  });
});
