import { expect, type Locator, type Page } from '@playwright/test';
import { namedAs, type Texts } from './texts.ts';

/** The dialog of a game account. */
export class GameScreen {
  readonly page: Page;
  readonly amount: Locator;
  readonly play: Locator;
  readonly transferOnly: Locator;
  private readonly text: Texts;

  constructor(page: Page, text: Texts) {
    this.page = page;
    this.text = text;
    this.amount = page.locator('[name=amount]');
    this.play = page.locator('dialog footer button').last();
    this.transferOnly = page.locator('dialog footer button').first();
  }

  /** Opens the dialog of an active account by its address. */
  async open(code: string): Promise<this> {
    await this.page.goto(`/user/home?modal=game&account=${code}`);
    await expect(this.play).toBeEnabled();
    return this;
  }

  /** Unfolds the credentials and links of a game. */
  async showElsewhere(): Promise<void> {
    await this.page.getByText(namedAs(this.text('game', 'elsewhere')).name).click();
  }

  /** The value of a credential. */
  credential(key: 'username' | 'password'): Locator {
    return this.page.locator('dialog dl', { hasText: namedAs(this.text('game', `credentials.${key}`)).name }).locator('dd');
  }

  async expectText(...text: Parameters<Texts>): Promise<void> {
    await expect(this.page.getByText(namedAs(this.text(...text)).name).first()).toBeVisible();
  }
}
