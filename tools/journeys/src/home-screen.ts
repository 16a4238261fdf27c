import type { Language } from '@wallet/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { textsIn } from './texts.ts';

/** The home page. */
export class HomeScreen {
  readonly page: Page;
  readonly check: Locator;
  readonly logOut: Locator;
  private readonly language: Language;

  constructor(page: Page, language: Language) {
    const text = textsIn(language);
    this.page = page;
    this.language = language;
    this.check = page.getByRole('button', { name: text('home', 'check'), exact: true });
    this.logOut = page.getByRole('button', { name: text('common', 'logOut'), exact: true });
  }

  /** Expects the total with its currency. */
  async expectTotal(figures: string, currency: string): Promise<void> {
    const heading = textsIn(this.language)('home', 'totalBalance');
    await expect(this.page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(this.page.getByText(`${figures} ${currency}`).first()).toBeVisible();
  }

  /** Expects deposit and withdraw in the upper half of a phone's screen. */
  async expectActsInReach(): Promise<void> {
    await this.page.setViewportSize({ width: 360, height: 800 });
    for (const act of ['widgets.deposit', 'widgets.withdraw']) {
      const button = this.page.getByRole('main').getByRole('button', { name: textsIn(this.language)('home', act), exact: true });
      const { y, height } = (await button.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height, act).toBeLessThan(420);
    }
  }

  async leave(): Promise<void> {
    await this.logOut.click();
    await expect(this.page).toHaveURL(/\/login$/);
  }
}
