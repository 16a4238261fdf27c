import { AxeBuilder } from '@axe-core/playwright';
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

/** Without frames of other sites, axe needs no page of its own to put its results together. */
const createAxe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

/** Checks the dark theme completely; the light theme differs in its colours only. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Waits until animations have ended, which takes longer on a busy machine.
  const show = (theme: 'dark' | 'light') =>
    page.evaluate(async (chosen) => {
      document.documentElement.dataset.theme = chosen;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    }, theme);
  const record = (theme: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) => {
    for (const { id, nodes } of violations)
      found.push(`${theme} ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' ')}`);
  };
  const before = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // The viewport covers the whole page, since the bottom menu would cover content that can be scrolled.
  if (before) await page.setViewportSize({ ...before, height: Math.max(before.height, height) });
  await show('dark');
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const rules = { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } };
  record('dark', await createAxe(page).options({ runOnly: tags, rules }).analyze());
  await show('light');
  record('light', await createAxe(page).withRules(['color-contrast-enhanced']).analyze());
  if (before) await page.setViewportSize(before);
  return found;
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
    return [...document.querySelectorAll<HTMLElement>('button, select, a, input:not([type=checkbox]), label:has([type=checkbox])')]
      .filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name} ${String(box.width)}x${String(box.height)}`);
  });
}

/** Checks that content fills at least two thirds of an open dialog, on a phone and on a desktop, once it has loaded. */
export async function emptyDialogs(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const isFull = await page.waitForFunction(isFilled, undefined, { timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (!isFull) found.push(`has a dialog that is more than a third empty at ${String(width)} px`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page. Gaps of up to 72 px are the room around a picture or a line. */
function isFilled(): boolean {
  const sheet = document.querySelector('dialog[open] > :first-child');
  if (!sheet) return true;
  const boxes = [...sheet.querySelectorAll('*')]
    .filter((element) => element.matches('button, input, textarea, svg, img, video, canvas') || element.children.length === 0)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight)
    .sort((one, other) => one.top - other.top);
  const { top: start, bottom: end } = sheet.getBoundingClientRect();
  let filledTo = start;
  let gaps = 0;
  for (const { top, bottom } of [...boxes, new DOMRect(0, end, 0, 0)]) {
    if (top - filledTo > 72) gaps += top - filledTo;
    filledTo = Math.max(filledTo, bottom);
  }
  return gaps <= (end - start) / 3;
}
