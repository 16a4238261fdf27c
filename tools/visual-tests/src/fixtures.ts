import { test as base } from '@playwright/test';
import { readRunSettings } from './run-settings.ts';
import { StoryPage } from './story-page.ts';
import type { Variant } from './variants.ts';

export interface VariantOption {
  readonly variant: Variant;
}

/** A worker shows all its stories in one page. After a failed story, Playwright starts another worker and so another page. */
export const test = base.extend<object, VariantOption & { readonly storyPage: StoryPage }>({
  variant: [
    { build: '', language: '', theme: '', width: 0 },
    { scope: 'worker', option: true },
  ],
  storyPage: [
    async ({ browser, variant }, use) => {
      const context = await browser.newContext({
        viewport: { width: variant.width, height: 800 },
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Bangkok',
      });
      await use(await StoryPage.open(context, readRunSettings().storybook, variant));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
