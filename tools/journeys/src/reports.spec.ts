import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { sandboxUrl } from './journey-ports.ts';
import { moneyScreen } from './money-screen.ts';
import { namedAs } from './texts.ts';

/** What must never be sent. */
const secret = 'Somchai 0812345678 1,234.56 eyJhbGciOi-TOKEN';

const test = base.extend({
  // Its pages are those of a site that has an address for reports.
  baseURL: async ({ site }, use) => {
    await site.apply({ site: { reportUrl: '/reports', vitalsShare: 1 } });
    await use(site.url);
  },
  storageState: async ({ site }, use) =>
    use({ cookies: [], origins: [{ origin: site.url, localStorage: [{ name: 'agreementRemembered', value: 'true' }] }] }),
});

/** Notes the beacons of a page, which are sent as well. */
async function watchBeacons(page: Page): Promise<readonly string[]> {
  const beacons: string[] = [];
  await page.exposeFunction('noteBeacon', (body: string) => void beacons.push(body));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (window as unknown as { noteBeacon: (body: unknown) => Promise<void> }).noteBeacon(body);
      return send(url, body);
    };
  });
  return beacons;
}

/** Throws an error that nothing catches, and hides the page. */
async function failAndHide(page: Page): Promise<void> {
  await page.evaluate(async (message) => {
    setTimeout(() => {
      throw new RangeError(message);
    });
    await new Promise((resolve) => setTimeout(resolve));
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, secret);
}

/** Opens the login page and waits until what comes later has come. */
async function openLogin(page: Page): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  return files;
}

test(
  'errors, lost code and outcomes of pages reach the page of reports, and nothing of the member does',
  { tag: '@core' },
  async ({ page, context, language, text, button, tester, market: { app } }) => {
    const device = await tester.as(await tester.member('normal'));
    await device.logIn(context);
    const beacons = await watchBeacons(page);
    await page.goto('/user/home');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/DepositModal-*.js', (route) => route.abort());
    await button('home', 'widgets.deposit').click();
    await expect(page.getByRole('dialog').getByRole('button', namedAs(text('common', 'retry')))).toBeVisible();

    const screen = moneyScreen(page, language, 'transfer');
    await screen.open('&account=betflix');
    await screen.review('100');
    await page.waitForLoadState('networkidle');
    await screen.primary.click();
    await screen.expectDone(text('transfer', 'doneTitle'), '100');
    await failAndHide(page);
    await page.close();

    const reports = await context.newPage();
    const heading = (name: string) => reports.getByRole('heading', { name });
    await expect(async () => {
      await reports.goto(`${sandboxUrl}/__reports`);
      await expect(reports.getByText('RangeError').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(heading('Newest errors')).toBeVisible();
    await expect(reports.getByText(/^DepositModal-[\w-]{7}\.js did not come$/).first()).toBeVisible();
    await expect(reports.getByRole('row', { name: /^transfer [1-9]/ })).toBeVisible();
    await expect(reports.getByRole('row', { name: new RegExp(`^${app} \\d+\\.\\d+\\.\\d+ [1-9]`) })).toBeVisible();
    await expect(reports.getByRole('row', { name: /^\/user\/home .*\d ms/ })).toBeVisible();
    const sent = beacons.join();
    expect(sent).toContain('"action":"transfer"');
    for (const part of [...secret.split(' '), 'modal', 'betflix', 'token']) expect(sent).not.toContain(part);
  },
);

test('pages report nothing where the browser asks for it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const beacons = await watchBeacons(page);
  const files = await openLogin(page);
  await failAndHide(page);
  expect(files.filter((file) => file.includes('/start-reports'))).toEqual([]);
  expect(beacons).toEqual([]);
});
