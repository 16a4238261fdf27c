import { withoutBreakMarks, type Language } from '@wallet/domain';
import type { Locator, Page } from '@playwright/test';
import { textsIn } from './texts.ts';

/** The support chat as visitors and members use it. */
export class ChatScreen {
  readonly page: Page;
  readonly icon: Locator;
  readonly panel: Locator;
  readonly field: Locator;
  readonly files: Locator;
  readonly list: Locator;
  private readonly text: (key: string) => string;

  constructor(page: Page, language: Language) {
    const text = textsIn(language);
    // Accessible names contain no soft hyphens.
    this.text = (key) => withoutBreakMarks(text('chat', key));
    this.page = page;
    this.icon = page.getByRole('button', { name: new RegExp(`^${this.text('open')}`) });
    this.panel = page.getByRole('dialog', { name: this.text('title'), exact: true });
    this.field = this.panel.getByRole('textbox', { name: this.text('composer.label') });
    this.files = this.panel.locator('input[type=file]');
    this.list = this.panel.getByRole('region', { name: this.text('history.label') });
  }

  button(key: string): Locator {
    return this.panel.getByRole('button', { name: this.text(key), exact: true });
  }

  async open(): Promise<this> {
    await this.icon.click();
    await this.field.waitFor();
    return this;
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.panel.waitFor({ state: 'detached' });
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** All messages with this text. */
  messages(text: string): Locator {
    return this.list.getByRole('article').filter({ hasText: text });
  }

  /** The delivered message with this text. */
  sent(text: string): Locator {
    return this.messages(text).filter({ hasText: this.text('delivery.succeed') });
  }
}
