import type { Page } from '@playwright/test';

/** The used parts of Storybook's preview. */
interface StorybookPreview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: { emit: (event: string, selection: object) => void };
}

export interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: StorybookPreview;
}

/** The phases in which a story is complete. */
const endPhases = ['finished', 'errored', 'aborted'];

/** Resolves when the play function of a story has ended. Rejects when the story breaks. */
export async function waitForStory(page: Page, id: string): Promise<void> {
  const shown = await page.waitForFunction(
    ({ id: requestedId, phases }) => {
      const render = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === requestedId && render.phase !== undefined && phases.includes(render.phase) ? render.phase : null;
    },
    { id, phases: endPhases },
    { polling: 50 },
  );
  // A story that breaks while rendering counts as finished too.
  const fault = page.locator('.sb-show-errordisplay #error-message');
  if ((await fault.count()) > 0) throw new Error(await fault.innerText());
  const phase = await shown.jsonValue();
  if (phase !== 'finished') throw new Error(`The story ${String(phase)}.`);
}
