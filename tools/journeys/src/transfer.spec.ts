import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { moneyScreen, type MoneyScreen } from './money-screen.ts';
import { countCalls } from './requests.ts';
import type { Balances, OtherDevice } from './tester.ts';

const game = 'betflix';
const call = '/api/wallet/transfer';

/** The member on another device, which has the true balances. */
let device: OtherDevice;
let initialBalances: Balances;

interface TransferFixtures {
  readonly modal: MoneyScreen;
  /** Opens the form of a transfer from the wallet to the game. */
  readonly openForm: () => Promise<void>;
  /** Opens the review of a transfer of 100, copied from another screen. */
  readonly openReview: () => Promise<void>;
  /** Expects the outcome, and home with the current wallet balance. */
  readonly expectDone: (sentence?: string) => Promise<void>;
  readonly copiedAmount: string;
}

const test = base.extend<TransferFixtures>({
  modal: async ({ page, language }, use) => use(moneyScreen(page, language, 'transfer')),
  copiedAmount: async ({ modal, currency }, use) => use(`\u202a${modal.money(10_000, currency)}\u202c`),
  openForm: async ({ modal }, use) => use(() => modal.open(`&account=${game}`)),
  openReview: async ({ openForm, modal, copiedAmount }, use) =>
    use(async () => {
      await openForm();
      await modal.review(copiedAmount);
    }),
  expectDone: async ({ page, text, modal, home, currency }, use) =>
    use(async (sentence = modal.money(10_000, currency)) => {
      await modal.expectDone(text('transfer', 'doneTitle'), sentence);
      const { [walletPlace]: minor = 0 } = await device.balances();
      await expect(page).toHaveURL(/\/user\/home$/);
      await home.expectTotal(...modal.figures(minor, currency));
    }),
});

/** Transfers between wallet and games: each happens once, whatever fails on the way. */
test.describe('a transfer', () => {
  test.beforeEach(async ({ context, tester }) => {
    device = await tester.as(await tester.member('normal'));
    initialBalances = await device.balances();
    await device.logIn(context);
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

  test(
    'has a form and a review, loses nothing on Back, and refetches the wallet when closed',
    { tag: '@core' },
    async ({ page, text, button, modal, openForm, expectDone, currency }) => {
      await openForm();
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
          text('transfer', 'balance', { amount: modal.spoken(initialBalances[code] ?? 0, currency) }),
        );
      }

      await modal.amount.fill('0.99');
      await modal.next.click();
      await expect(modal.amount).toBeFocused();
      await expect(modal.amount).toHaveAttribute('aria-invalid', 'true');
      await modal.review('100.01');
      await modal.back.click();
      await expect(modal.amount).toHaveValue('100.01');
      await button('transfer', 'swap').click();
      await expect(from).toHaveValue(game);
      await expect(to).toHaveValue(walletPlace);
      await button('transfer', 'swap').click();
      await modal.review('100.01');
      await modal.primary.click();
      await expect(modal.alert).toBeVisible();
      const reads = countCalls(page, 'GET', '/api/wallet');
      await expectDone(modal.money(10_001, currency));
      await expect.poll(reads).toBeGreaterThan(0);
      await expectOneTransfer(10_001);
    },
  );

  test('of everything asks for confirmation, and leaves nothing elsewhere', async ({ page, text, button, modal, openForm, expectDone }) => {
    await openForm();
    await button('transfer', 'all.open').click();
    await modal.isAtReview();
    await expect(page.getByRole('dialog')).toContainText(text('transfer', 'all.askText'));
    await modal.primary.click();
    await expect(modal.alert).toBeVisible();
    await expectDone(text('transfer', 'all.done', { place: 'Betflix' }));
    const after = await device.balances();
    const total = Object.values(initialBalances).reduce((sum, minor) => sum + minor, 0);
    expect(after).toEqual({ ...Object.fromEntries(Object.keys(initialBalances).map((code) => [code, 0])), [game]: total });
  });

  test('is sent once for double taps, for Enter twice and on a slow connection', async ({ page, modal, openForm, expectDone, tester }) => {
    await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'before', delayMs: 1500 });
    await openForm();
    const sent = countCalls(page, 'POST', call);
    // The second tap hits the review's button, which has just appeared at the same place.
    await modal.amount.fill('100');
    await modal.next.dblclick();
    await modal.isAtReview();
    expect(sent()).toBe(0);
    await modal.back.click();
    await modal.amount.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await modal.isAtReview();
    expect(sent()).toBe(0);
    await modal.primary.evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await modal.primary.press('Enter');
    await expect(modal.primary).toHaveAttribute('aria-disabled', 'true');
    await expectDone();
    expect(sent()).toBe(1);
    await expectOneTransfer(10_000);
  });

  test(
    'with a lost response is reconciled, and not sent again',
    { tag: '@core' },
    async ({ page, text, modal, openReview, expectDone, tester }) => {
      await tester.fault({ match: `POST ${call}`, kind: 'reset', when: 'after-commit' });
      await openReview();
      await modal.hasReadAhead();
      const sent = countCalls(page, 'POST', call);
      await modal.primary.click();
      await expect(page.getByText(text('common', 'failures.unknownOutcome'))).toBeVisible();
      await expect(modal.primary).toHaveAttribute('aria-disabled', 'true');
      await expectDone();
      expect(sent()).toBe(1);
      await expectOneTransfer(10_000);
    },
  );

  test(
    'is followed across a reload of the page, and not sent again',
    { tag: '@core' },
    async ({ page, text, modal, openReview, expectDone, tester }) => {
      await tester.fault({ match: `POST ${call}`, kind: 'slow', when: 'after-commit', delayMs: 20_000 });
      await openReview();
      await modal.hasReadAhead();
      const sent = countCalls(page, 'POST', call);
      await modal.primary.click();
      await expect.poll(sent).toBe(1);
      await page.reload();
      await expect(page.getByText(text('common', 'failures.unknownOutcome'))).toBeVisible();
      await expect(modal.amount).toBeDisabled();
      await expectDone(text('money', 'outcome.done'));
      expect(sent()).toBe(1);
      await expectOneTransfer(10_000);
    },
  );

  test(
    'that is refused says why and that no money moved, and keeps the typed amount with the current balance',
    { tag: '@core' },
    async ({ page, context, text, modal, openReview, copiedAmount, currency }) => {
      await openReview();
      await context.setOffline(true);
      await modal.primary.click();
      await modal.expectDone(text('money', 'failedTitle'), text('money', 'outcome.offline'));
      await context.setOffline(false);
      await expect(modal.amount).toHaveValue(copiedAmount);
      await modal.review();
      // Otherwise the review itself would already say that the money is gone.
      await modal.hasReadAhead();
      await device.post('wallet/transferAll', { to: game });
      await modal.primary.click();
      await modal.expectDone(text('money', 'failedTitle'), text('errors', 'MONEY_NOT_ENOUGH'));
      await expect(modal.amount).toHaveValue(copiedAmount);
      await expect(page.locator('[name=from]')).toHaveAccessibleDescription(
        text('transfer', 'balance', { amount: modal.spoken(0, currency) }),
      );
      await modal.next.click();
      await expect(modal.amount).toHaveAttribute('aria-invalid', 'true');
    },
  );
});
