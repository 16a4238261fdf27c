import type { Browser } from 'playwright';
import type { Credentials } from './find-total.ts';
import { slowDown } from './slow-down.ts';
import { hideAgreement, watchTotal } from './watch-total.ts';

interface LogInVisit extends Credentials {
  readonly url: string;
  /** The formatted total, as in 12,345.67. */
  readonly total: string;
}

/** How fast a member types, in milliseconds per key. */
const typingMs = 120;

/**
 * Logs in by the page at `url`, on a slow connection and processor. Resolves to the milliseconds from the tap of the button until the
 * figures of the balance are visible.
 */
export async function measureLogIn(browser: Browser, { url, phone, password, total }: LogInVisit): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await slowDown(page);
  await hideAgreement(page);
  await watchTotal(page, total);
  await page.addInitScript((credentials) => Object.assign(window, { credentials }), { username: phone, password });
  await page.goto(url, { waitUntil: 'commit' });
  const submit = page.locator('button[type=submit]');
  await submit.waitFor();
  if (await page.locator('input[name=username]').isVisible()) {
    await page.locator('input[name=username]').pressSequentially(phone, { delay: typingMs });
    await page.locator('input[name=password]').pressSequentially(password, { delay: typingMs });
  }
  await page.evaluate(() => addEventListener('click', () => performance.mark('tap'), { capture: true, once: true }));
  await submit.click();
  const times = await page.waitForFunction(
    () => {
      const [tap, balance] = ['tap', 'balance'].map((name) => performance.getEntriesByName(name)[0]?.startTime);
      return tap !== undefined && balance !== undefined ? balance - tap : null;
    },
    null,
    { timeout: 60_000 },
  );
  const ms = Number(await times.jsonValue());
  await context.close();
  return ms;
}
