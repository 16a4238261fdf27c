import type { Page } from '@playwright/test';

const widths = [320, 360, 768, 1280];

export async function overflows(page: Page, atWidths = widths): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      const parts = document.querySelectorAll('html, dialog[open], dialog[open] [role=region]');
      return Math.max(...[...parts].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    });
    if (overflow > 0) found.push(`is ${String(overflow)} px too wide at ${String(width)} px`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Checks with text twice as large, a size that members can set. */
export async function overflowsWithLargeText(page: Page): Promise<string[]> {
  const setSize = (size: string) => page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setSize('200%');
  const found = await overflows(page, [320, 360]);
  await setSize('');
  return found.map((fault) => `${fault} with letters twice as large`);
}

/** Links in running text are as high as their line, so only controls are checked. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A dialog that opens is smaller.
    await Promise.all(
      document
        .getAnimations()
        .map(({ ready, finished, effect }) => (effect?.getComputedTiming().endTime === Infinity ? ready : finished.catch(() => undefined))),
    );
    return [
      ...document.querySelectorAll<HTMLElement>(
        'button, select, a, input:not([type=checkbox], [type=radio]), label:has(:is([type=checkbox], [type=radio]))',
      ),
    ]
      .filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name} ${String(box.width)}x${String(box.height)}`);
  });
}
