import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@wallet/domain';
import { namedAs, textsIn } from './texts.ts';

/** The common parts of the bonus, invite and refund pages. */
export class RewardScreen {
  readonly page: Page;
  readonly alert: Locator;
  private readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.alert = page.getByRole('alertdialog');
  }

  /** Returns a text with the placeholders in braces filled in. */
  says(namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string {
    return textsIn(this.language)(namespace, key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
  }

  /** A button by its text. Accessible names contain no soft hyphens. */
  button(namespace: string, key: string): Locator {
    return this.page.getByRole('button', namedAs(this.says(namespace, key)));
  }

  /** Confirms the open confirmation dialog. */
  async confirm(namespace: string, title: string, yes: string): Promise<void> {
    const question = this.page.getByRole('dialog', namedAs(this.says(namespace, title)));
    await question.getByRole('button', namedAs(this.says(namespace, yes))).click();
    await expect(question).toHaveCount(0);
  }

  /** Expects the alert with the outcome, and closes it. */
  async expectAlert(sentence: string): Promise<void> {
    await expect(this.alert).toContainText(sentence);
    // Its own button: a toast over it may have one too.
    await this.alert.locator('footer button').last().click();
    await expect(this.alert).toHaveCount(0);
  }

  async expectText(namespace: string, key: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    await expect(this.page.getByText(this.says(namespace, key, values)).last()).toBeVisible({ timeout: 15_000 });
  }
}
