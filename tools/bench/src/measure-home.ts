import type { Browser } from 'playwright';
import { slowDown } from './slow-down.ts';
import { hideAgreement, watchTotal } from './watch-total.ts';

/** Milliseconds since the start of a cold visit. */
export interface HomeTimes {
  /** First contentful paint. */
  readonly paint: number;
  /** The request for the balance was sent. */
  readonly sent: number;
  /** The figures of the balance are visible. */
  readonly balance: number;
}

interface HomeVisit {
  readonly url: string;
  readonly token: string;
  /** The formatted total, as in 12,345.67. */
  readonly total: string;
}

/** Visits a home page once as a logged-in member, with a cold cache on a slow connection and processor. */
export async function measureHome(browser: Browser, { url, token, total }: HomeVisit): Promise<HomeTimes> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await slowDown(page);
  await hideAgreement(page);
  await watchTotal(page, total);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.waitForFunction(
    () => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      const sent = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/wallet'))?.startTime;
      const balance = performance.getEntriesByName('balance')[0]?.startTime;
      return paint !== undefined && sent !== undefined && balance !== undefined ? { paint, sent, balance } : null;
    },
    null,
    { timeout: 60_000 },
  );
  const result = (await times.jsonValue()) as HomeTimes;
  await context.close();
  return result;
}
