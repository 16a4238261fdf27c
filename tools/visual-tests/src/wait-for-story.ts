import type { Page } from '@playwright/test';

/** What Storybook's page knows of the story that it shows. */
export interface StorybookPreview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: { emit: (event: string, selection: object) => void };
}

export interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: StorybookPreview;
}

/** The phases of a story in which nothing more happens to it. */
const endPhases = ['finished', 'errored', 'aborted'];

/** Resolves when the play function of a story has ended. Rejects where the story breaks. */
export async function waitForStory(page: Page, id: string): Promise<void> {
  const shown = await page.waitForFunction(
    ({ id: wanted, phases }) => {
      const render = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === wanted && render.phase !== undefined && phases.includes(render.phase) ? render.phase : null;
    },
    { id, phases: endPhases },
    { polling: 50 },
  );
  // A story that breaks while it is drawn has finished, too.
  const fault = page.locator('.sb-show-errordisplay #error-message');
  if ((await fault.count()) > 0) throw new Error(await fault.innerText());
  const phase = await shown.jsonValue();
  if (phase !== 'finished') throw new Error(`The story ${String(phase)}.`);
}
