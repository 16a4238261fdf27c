import { withoutBreakMarks, type Language } from '@wallet/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { textsIn } from './texts.ts';

/** The dialog of a game account. */
export class GameScreen {
  readonly page: Page;
  readonly amount: Locator;
  readonly play: Locator;
  readonly transferOnly: Locator;
  private readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.amount = page.locator('[name=amount]');
    this.play = page.locator('dialog footer button').last();
    this.transferOnly = page.locator('dialog footer button').first();
  }

  /** Returns a text with the placeholders in braces filled in. */
  says(key: string, values: Readonly<Record<string, string>> = {}, namespace = 'game'): string {
    return withoutBreakMarks(textsIn(this.language)(namespace, key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? ''));
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.says(key), exact: true });
  }

  /** Opens the dialog of an active account by its address. */
  async open(code: string): Promise<this> {
    await this.page.goto(`/user/home?modal=game&account=${code}`);
    await expect(this.play).toBeEnabled();
    await expect(this.button('credentials.copyUsername')).toBeVisible();
    return this;
  }

  /** The value of a credential. */
  credential(key: 'username' | 'password'): Locator {
    return this.page.locator('dialog dl', { hasText: this.says(`credentials.${key}`) }).locator('dd');
  }

  async expectText(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
}
