import type { BrowserContext, Page } from '@playwright/test';
import { serveStorybook, storybookOrigin } from './serve-storybook.ts';
import type { Variant } from './variants.ts';
import { waitForStory, type StorybookWindow } from './wait-for-story.ts';

/** Noon in Bangkok and Vientiane, so that no picture depends on the time of day. */
const noon = new Date('2026-11-21T12:00:00+07:00');

/** Runs in the page: restarts the sequence of random numbers. */
function seedRandom(): void {
  let seed = 1;
  Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Shows the stories of a built Storybook in one variant. One page moves from story to story, since loading it for each would take most of
 * the time.
 */
export class StoryPage {
  readonly page: Page;
  private readonly variant: Variant;
  private isLoaded = false;

  private constructor(page: Page, variant: Variant) {
    this.page = page;
    this.variant = variant;
  }

  static async open(context: BrowserContext, storybook: string, variant: Variant): Promise<StoryPage> {
    await serveStorybook(context, storybook);
    await context.addInitScript(seedRandom);
    const page = await context.newPage();
    await page.clock.setFixedTime(noon);
    return new StoryPage(page, variant);
  }

  /** Resolves when the story is completely rendered, with its fonts. Rejects when it breaks. */
  async show(id: string): Promise<void> {
    if (this.isLoaded) await this.goOn(id);
    else await this.load(id);
    await waitForStory(this.page, id);
    // Sticky elements must be at the edges of the picture too.
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo({ top: 0, behavior: 'instant' });
      // A list that follows its end may be off by a varying fraction of a pixel.
      for (const element of document.querySelectorAll('#storybook-root *')) {
        const remaining = element.scrollHeight - element.clientHeight - element.scrollTop;
        if (element.scrollTop > 0 && remaining < 2) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
      }
      // All of that is painted two frames later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }

  private async load(id: string): Promise<void> {
    const { language, build, theme } = this.variant;
    const globals = `language:${language};build:${build};theme:${theme}`;
    await this.page.goto(`${storybookOrigin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    this.isLoaded = true;
  }

  private async goOn(id: string): Promise<void> {
    await this.page.evaluate(seedRandom);
    await this.page.evaluate((storyId) => {
      (window as StorybookWindow).__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
}
