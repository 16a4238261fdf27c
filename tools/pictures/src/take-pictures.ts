import { chromium, type Browser } from 'playwright';
import type { Look } from './looks.ts';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** A picture, or why there is none. */
export type Taken = { readonly png: Buffer } | { readonly failure: string };

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--font-render-hinting=none'];

export const openBrowser = (executablePath: string): Promise<Browser> => chromium.launch({ executablePath, args });

/** The phases of a story in which nothing more happens to it. */
const ended = ['finished', 'errored', 'aborted'];

/** Takes the pictures of all stories in one look, each when its play function has ended and its fonts are there. */
export async function takePictures(browser: Browser, url: string, look: Look, stories: readonly Story[], onTaken: (story: Story, taken: Taken) => void): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 800 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Bangkok',
  });
  const page = await context.newPage();
  const globals = `language:${look.language};build:${look.build};theme:${look.theme}`;
  for (const story of stories) {
    try {
      await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
      const phase = await page
        .waitForFunction((phases) => {
          const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__;
          const now = preview?.currentRender?.phase;
          return now !== undefined && phases.includes(now) ? now : null;
        }, ended)
        .then((handle) => handle.jsonValue());
      await page.evaluate(() => document.fonts.ready);
      onTaken(story, phase === 'finished' ? { png: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }) } : { failure: `the story ${String(phase)}` });
    } catch (error) {
      onTaken(story, { failure: error instanceof Error ? error.message : String(error) });
    }
  }
  await context.close();
}
