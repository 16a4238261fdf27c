import { expect, type Locator, type Page } from '@playwright/test';
import { namedAs, type Texts } from './texts.ts';

/** The sandbox's offers in each market: one-time, daily and weekly bonuses, and a promotion. */
export const offered = {
  th: { limit: 'WELCOME100', day: 'DAILY20', promotion: 'LUCKY50' },
  la: { limit: 'WELCOME', day: 'DAILY', promotion: 'PIMAI' },
} as const;

/** The common parts of the bonus, invite, refund and spin pages. */
export class RewardScreen {
  readonly page: Page;
  readonly alert: Locator;
  private readonly text: Texts;

  constructor(page: Page, text: Texts) {
    this.page = page;
    this.text = text;
    this.alert = page.getByRole('alertdialog');
  }

  /** Confirms the open confirmation dialog. */
  async confirm(namespace: string, title: string, yes: string): Promise<void> {
    const question = this.page.getByRole('dialog', namedAs(this.text(namespace, title)));
    await question.getByRole('button', namedAs(this.text(namespace, yes))).click();
    await expect(question).toHaveCount(0);
  }

  /** Expects the alert with the outcome, and closes it. */
  async expectAlert(sentence: string): Promise<void> {
    await expect(this.alert).toContainText(sentence);
    // Its own button: a toast over it may have one too.
    await this.alert.locator('footer button').last().click();
    await expect(this.alert).toHaveCount(0);
  }

  async expectText(...text: Parameters<Texts>): Promise<void> {
    await expect(this.page.getByText(this.text(...text)).last()).toBeVisible({ timeout: 15_000 });
  }
}
