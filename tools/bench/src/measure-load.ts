import type { Browser } from 'playwright';
import { slowDown } from './slow-down.ts';

/** Milliseconds since the start of a cold visit. */
export interface LoadTimes {
  /** First contentful paint. */
  readonly paint: number;
  /** The phone field exists. */
  readonly usable: number;
  /** The form is hydrated. */
  readonly wired: number;
}

/** Visits `url` once with a cold cache on a slow connection and processor. */
export async function measureLoad(browser: Browser, url: string): Promise<LoadTimes> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    const marks: { usable?: number; wired?: number } = {};
    (window as unknown as { marks: typeof marks }).marks = marks;
    const check = () => {
      const field = document.querySelector('input[name=username]');
      if (field) marks.usable ??= performance.now();
      const form = field?.closest('form');
      // React adds this property to hydrated elements.
      if (form && Object.keys(form).some((key) => key.startsWith('__reactProps'))) marks.wired ??= performance.now();
      else setTimeout(check, 4);
    };
    check();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.waitForFunction(
    () => {
      const { usable, wired } = (window as unknown as { marks: { usable?: number; wired?: number } }).marks;
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      return paint !== undefined && usable !== undefined && wired !== undefined ? { paint, usable, wired } : null;
    },
    null,
    { timeout: 60_000 },
  );
  const result = (await times.jsonValue()) as LoadTimes;
  await context.close();
  return result;
}
