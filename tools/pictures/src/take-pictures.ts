import { chromiumLaunch } from '@wallet/build';
import { chromium, type Browser, type Page } from 'playwright';
import type { Look } from './looks.ts';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** A picture, or why there is none. */
export type Taken = { readonly png: Buffer } | { readonly failure: string };

/** The system's browser, with letters drawn alike at every place of a line. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, '--font-render-hinting=none'] });

/** In Bangkok and in Vientiane. No picture must differ from the one before by the time of day, */
const noon = new Date('2026-11-21T12:00:00+07:00');

/** nor by chance: in a page, lets the same numbers be drawn from now on. */
function fixChance(): void {
  let drawn = 1;
  Math.random = () => (drawn = (drawn * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** The phases of a story in which nothing more happens to it. */
const ended = ['finished', 'errored', 'aborted'];

/** What Storybook's page has of the story that it shows. */
interface Preview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: { emit: (event: string, selection: object) => void };
}

/** Ends when the play function of a story has ended. Rejects where the story breaks. */
export async function untilShown(page: Page, id: string): Promise<void> {
  const shown = await page.waitForFunction(
    ({ id: wanted, phases }) => {
      const render = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === wanted && render.phase !== undefined && phases.includes(render.phase) ? render.phase : null;
    },
    { id, phases: ended },
    { polling: 50 },
  );
  const phase = await shown.jsonValue();
  if (phase !== 'finished') throw new Error(`the story ${String(phase)}`);
  // A story that breaks while it is drawn has finished, too.
  const fault = page.locator('.sb-show-errordisplay #error-message');
  if ((await fault.count()) > 0) throw new Error(await fault.innerText());
}

/**
 * Takes the pictures of all stories in one look, each when its play function has ended and its fonts are there. One page
 * goes from story to story, as a reader of Storybook does: to load it for each would take most of the time.
 */
export async function takePictures(
  browser: Browser,
  url: string,
  look: Look,
  stories: readonly Story[],
  onTaken: (story: Story, taken: Taken) => void,
): Promise<void> {
  const viewport = { width: look.width, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', timezoneId: 'Asia/Bangkok' });
  await context.addInitScript(fixChance);
  const page = await context.newPage();
  await page.clock.setFixedTime(noon);
  const globals = `language:${look.language};build:${look.build};theme:${look.theme}`;
  let isLoaded = false;
  for (const story of stories) {
    try {
      if (isLoaded) {
        await page.evaluate(fixChance);
        await page.evaluate((storyId) => {
          (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', {
            storyId,
            viewMode: 'story',
          });
        }, story.id);
      } else {
        await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
        isLoaded = true;
      }
      await untilShown(page, story.id);
      // What sticks to the window's edges belongs to the edges of the picture, too.
      await page.evaluate(async () => {
        await document.fonts.ready;
        scrollTo({ top: 0, behavior: 'instant' });
        // Two frames later all of that is drawn.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      // A dialog covers what a window shows, not the page that goes on below it.
      const fullPage = (await page.locator('dialog[open]').count()) === 0;
      // What a player shows depends on how far it has loaded.
      const mask = [page.locator('video')];
      onTaken(story, { png: await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', mask, maskColor: '#000000' }) });
    } catch (error) {
      onTaken(story, { failure: error instanceof Error ? error.message : String(error) });
      isLoaded = false;
    }
  }
  await context.close();
}
