import { moneyOf, formatAmount, type Currency, type Language } from '@wallet/domain';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { namedAs, textsIn, type Texts } from './texts.ts';

/** The common parts of the modals that move money. */
export class MoneyScreen {
  readonly page: Page;
  readonly amount: Locator;
  readonly next: Locator;
  /** The last button of the open dialog: its main action. */
  readonly primary: Locator;
  /** Goes from the review to the form. */
  readonly back: Locator;
  readonly alert: Locator;
  private readonly text: Texts;
  private readonly modal: 'transfer' | 'withdraw';
  private readonly inFlight = new Set<Request>();
  /** Reads of the wallet, which are part of the state before. Others have other reasons. */
  private sent = 0;
  private sentBeforeReview = 0;

  constructor(page: Page, language: Language, modal: 'transfer' | 'withdraw') {
    this.page = page;
    this.text = textsIn(language);
    this.modal = modal;
    this.amount = page.locator('[name=amount]');
    this.next = page.locator('dialog button[type=submit]');
    this.primary = page.locator('dialog footer button').last();
    this.back = page.getByRole('dialog').getByRole('button', namedAs(this.text('common', 'back')));
    this.alert = page.getByRole('alertdialog');
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      if (new URL(request.url()).pathname === '/api/wallet') this.sent += 1;
      this.inFlight.add(request);
    });
    page.on('requestfinished', (request) => this.inFlight.delete(request));
    page.on('requestfailed', (request) => this.inFlight.delete(request));
  }

  /** The figures of an amount and the name of its currency. */
  figures(minor: number, currency: Currency): [figures: string, currency: string] {
    return [formatAmount(moneyOf(minor, currency)), this.text('common', `currency.${currency}`)];
  }

  /** An amount as screen readers say it: `1,250 baht 50 satang`. */
  spoken(minor: number, currency: Currency): string {
    const [whole = '', hundredths = ''] = formatAmount(moneyOf(minor, currency)).split('.');
    const units = whole === '0' && hundredths !== '00' ? [] : [`${whole} ${this.text('common', `currency.${currency}`)}`];
    const parts = hundredths === '00' ? [] : [`${String(Number(hundredths))} ${this.text('common', `hundredths.${currency}`)}`];
    return [...units, ...parts].join(' ');
  }

  /** An amount as shown in sentences. */
  money(minor: number, currency: Currency): string {
    return this.figures(minor, currency).join(' ');
  }

  async open(search = ''): Promise<this> {
    await this.page.goto(`/user/home?modal=${this.modal}${search}`);
    // The page, its data and the modal's code load in sequence.
    await expect(this.next).toBeVisible({ timeout: 20_000 });
    return this;
  }

  /** Fills in the amount, unless it stands there already, and continues to the review. */
  async review(amount?: string): Promise<void> {
    if (amount !== undefined) await this.amount.fill(amount);
    this.sentBeforeReview = this.sent;
    await this.next.click();
    await this.isAtReview();
  }

  async isAtReview(): Promise<void> {
    await expect(this.page).toHaveURL(/[?&]step=/);
    await expect(this.next).toHaveCount(0);
    await expect(this.primary).toBeEnabled();
  }

  /**
   * Waits until the state before the action has been read, which is what a lost response is compared with. An action that is sent on a busy
   * machine does not wait for it.
   */
  async hasReadAhead(): Promise<void> {
    await expect.poll(() => this.sent > this.sentBeforeReview && this.inFlight.size === 0).toBe(true);
  }

  /** Expects the alert with the outcome, and closes it. */
  async expectDone(title: string, sentence: string): Promise<void> {
    await expect(this.alert.getByRole('heading', namedAs(title))).toBeVisible({ timeout: 15_000 });
    await expect(this.alert).toContainText(sentence);
    // Its own button: the close button of the previous dialog may still be there.
    await this.alert.locator('footer button').last().click();
    await expect(this.alert).toHaveCount(0);
  }
}
