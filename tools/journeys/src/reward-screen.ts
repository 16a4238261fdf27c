import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@wallet/domain';
import { namedAs, textsIn } from './texts.ts';

/** What the screens of bonus, invite and refund have in common, as a member sees them. */
export class RewardScreen {
  readonly page: Page;
  readonly alert: Locator;
  private readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.alert = page.getByRole('alertdialog');
  }

  /** How a screen says it; what is in braces is filled in. */
  says(namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string {
    return textsIn(this.language)(namespace, key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
  }

  /** A button by what it says. Accessible names come without the marks at which a line may break. */
  button(namespace: string, key: string): Locator {
    return this.page.getByRole('button', namedAs(this.says(namespace, key)));
  }

  /** The question that stands over everything else, answered with yes. */
  async confirm(namespace: string, title: string, yes: string): Promise<void> {
    const question = this.page.getByRole('dialog', namedAs(this.says(namespace, title)));
    await question.getByRole('button', namedAs(this.says(namespace, yes))).click();
    await expect(question).toHaveCount(0);
  }

  /** The alert that says how it went, which is then closed. */
  async alerts(sentence: string): Promise<void> {
    await expect(this.alert).toContainText(sentence, { timeout: 15_000 });
    // Its own one: a message over it may have one too.
    await this.alert.locator('footer button').last().click();
    await expect(this.alert).toHaveCount(0);
  }

  async sees(namespace: string, key: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    await expect(this.page.getByText(this.says(namespace, key, values)).last()).toBeVisible({ timeout: 15_000 });
  }
}
