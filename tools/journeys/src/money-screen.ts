import { moneyOf, formatAmount, type Currency, type Language } from '@wallet/domain';
import { expect, type Page, type Request } from '@playwright/test';
import { namedAs, textsIn } from './texts.ts';

export type MoneyScreen = ReturnType<typeof moneyScreen>;

/** The common parts of the modals that move money. */
export function moneyScreen(page: Page, language: Language, modal: 'transfer' | 'withdraw') {
  const text = textsIn(language);
  const amount = page.locator('[name=amount]');
  const next = page.locator('dialog button[type=submit]');
  /** The last button of the open dialog: its main action. */
  const primary = page.locator('dialog footer button').last();
  const alert = page.getByRole('alertdialog');
  const inFlight = new Set<Request>();
  /** Reads of the wallet, which are part of the state before. Others have other reasons. */
  let sent = 0;
  let sentBeforeReview = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    if (new URL(request.url()).pathname === '/api/wallet') sent += 1;
    inFlight.add(request);
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));

  /** The figures of an amount and the name of its currency. */
  const figures = (minor: number, currency: Currency): [figures: string, currency: string] => [
    formatAmount(moneyOf(minor, currency)),
    text('common', `currency.${currency}`),
  ];
  const isAtReview = async () => {
    await expect(page).toHaveURL(/[?&]step=/);
    await expect(next).toHaveCount(0);
    await expect(primary).toBeEnabled();
  };
  return {
    amount,
    next,
    primary,
    alert,
    figures,
    isAtReview,
    /** Goes from the review to the form. */
    back: page.getByRole('dialog').getByRole('button', namedAs(text('common', 'back'))),
    /** An amount as screen readers say it: `1,250 baht 50 satang`. */
    spoken: (minor: number, currency: Currency): string => {
      const [whole = '', hundredths = ''] = formatAmount(moneyOf(minor, currency)).split('.');
      const units = whole === '0' && hundredths !== '00' ? [] : [`${whole} ${text('common', `currency.${currency}`)}`];
      const parts = hundredths === '00' ? [] : [`${String(Number(hundredths))} ${text('common', `hundredths.${currency}`)}`];
      return [...units, ...parts].join(' ');
    },
    /** An amount as shown in sentences. */
    money: (minor: number, currency: Currency) => figures(minor, currency).join(' '),
    open: async (search = '') => {
      await page.goto(`/user/home?modal=${modal}${search}`);
      // The page, its data and the modal's code load in sequence.
      await expect(next).toBeVisible({ timeout: 20_000 });
    },
    /** Fills in the amount, unless it stands there already, and continues to the review. */
    review: async (typed?: string) => {
      if (typed !== undefined) await amount.fill(typed);
      sentBeforeReview = sent;
      await next.click();
      await isAtReview();
    },
    /**
     * Waits until the state before the action has been read, which is what a lost response is compared with. An action that is sent on a
     * busy machine does not wait for it.
     */
    hasReadAhead: () => expect.poll(() => sent > sentBeforeReview && inFlight.size === 0).toBe(true),
    /** Expects the alert with the outcome, and closes it. */
    expectDone: async (title: string, sentence: string) => {
      await expect(alert.getByRole('heading', namedAs(title))).toBeVisible({ timeout: 15_000 });
      await expect(alert).toContainText(sentence);
      // Its own button: the close button of the previous dialog may still be there.
      await alert.locator('footer button').last().click();
      await expect(alert).toHaveCount(0);
    },
  };
}
