import type { Language } from '@wallet/domain';
import { textsIn } from '@wallet/journeys';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import type { Credentials } from './find-total.ts';
import { hideAgreement } from './watch-total.ts';

interface Visit extends Credentials {
  /** The origin of the site. */
  readonly site: string;
  readonly language: Language;
}

/** What the visits of a member cost them, with headers. */
export interface DataCost {
  readonly coldBytes: number;
  readonly coldRequests: number;
  readonly warmBytes: number;
  readonly warmRequests: number;
}

/**
 * Logs in, waits for the home page, opens the deposit by slip and logs out, twice in the same browser. The second visit finds files in the
 * cache.
 */
export async function measureData(browser: Browser, visit: Visit): Promise<DataCost> {
  // What the service worker fetches for the page would count as nothing.
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
  const cold = await measureVisit(context, visit);
  const warm = await measureVisit(context, visit);
  await context.close();
  return { coldBytes: cold.bytes, coldRequests: cold.requests, warmBytes: warm.bytes, warmRequests: warm.requests };
}

async function measureVisit(context: BrowserContext, { site, language, phone, password }: Visit) {
  const text = textsIn(language);
  const page = await context.newPage();
  await hideAgreement(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const total = { bytes: 0, requests: 0 };
  const cached = new Set<string>();
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return;
    total.bytes += encodedDataLength;
    total.requests += 1;
  });
  const settled = watchRequests(page);
  await page.goto(`${site}/login`);
  await page.locator('input[name=username]').fill(phone);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/user/home');
  await page.getByRole('time').waitFor();
  await settled();
  await page
    .locator('main')
    .getByRole('button', { name: text('home', 'widgets.deposit'), exact: true })
    .click();
  await page.locator('dialog[open] input[type=file]').first().waitFor({ state: 'attached' });
  await settled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('common', 'logOut'), exact: true }).click();
  await page.waitForURL('**/login');
  await settled();
  await page.close();
  return total;
}

const quietMs = 1000;

/** Returns a function that waits until the page has requested nothing for a second. Its own "networkidle" is over once the page has loaded. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changedAt = performance.now();
  const onEnd = (request: Request) => {
    pending.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    pending.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return async () => {
    while (pending.size > 0 || performance.now() - changedAt < quietMs) await page.waitForTimeout(100);
  };
}
