import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { namedAs } from './texts.ts';

const everywhere = (text: string) => ({ th: text, lo: text, en: text });
const brand = (page: Page) => page.getByRole('banner');

/** The page looks at the server every five minutes. */
const passFiveMinutes = (page: Page) => page.clock.fastForward(301_000);

test.describe('other settings', () => {
  test('reach an open page: notices at once, the rest when the visitor wants it', async ({ page, site, text, button }) => {
    await site.apply({ names: everywhere('Lucky Wallet') });
    await page.clock.install();
    await page.goto(`${site.url}/login`);
    await expect(brand(page)).toContainText('Lucky Wallet');
    // The form works: what comes later has begun.
    await page.getByLabel(text('auth', 'phone')).fill('081');
    await page.waitForLoadState('networkidle');
    await site.apply({
      names: everywhere('Golden Wallet'),
      brandColor: '#0057b8',
      notices: [{ severity: 'maintenance', text: everywhere('Transfers are back at 06:00.') }],
    });
    await passFiveMinutes(page);
    await expect(page.getByText('Transfers are back at 06:00.')).toBeVisible();
    await expect(brand(page)).toContainText('Lucky Wallet');
    await button('update', 'now').click();
    await expect(brand(page)).toContainText('Golden Wallet');
    await expect(page.getByText('Transfers are back at 06:00.')).toBeVisible();
    await expect(page.getByLabel(text('auth', 'phone'))).toHaveValue('081');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand'))).not.toBe('');
  });

  test('change a text, the hours of support, the login, quick amounts, and switch parts off', async ({
    page,
    site,
    language,
    text,
    button,
    member,
    login,
  }) => {
    await site.apply({
      texts: { [language]: { 'auth:heading': 'Welcome back' } },
      supportHours: { [language]: '09:00–21:00' },
      remembersLogin: false,
      quickAmounts: { BAHT: [120, 350], LAK: [120_000, 350_000] },
      playOff: ['budget', 'clock'],
    });
    await page.addInitScript(() => localStorage.setItem('agreementRemembered', 'true'));
    await page.goto(`${site.url}/contact`);
    await expect(page.getByText(text('contact', 'hours', { hours: '09:00–21:00' }))).toBeVisible();
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await login.logIn(member);
    await button('home', 'widgets.transfer').click();
    await expect(page.getByRole('dialog').getByText(/^350(?:,000)?$/)).toBeVisible();
    await expect(page.getByRole('dialog').getByText(/^500(?:,000)?$/)).toHaveCount(0);
    await page.goto(`${site.url}/user/play-time`);
    await expect(page.getByRole('region', namedAs(text('play', 'break.title')))).toBeVisible();
    await expect(page.getByRole('region', namedAs(text('play', 'budget.title')))).toHaveCount(0);
    await expect(page.getByText(text('play', 'time.sinceLogin'), { exact: true })).toHaveCount(0);
  });
});

test('the app of the member’s bank opens once the QR code is saved', async ({
  page,
  site,
  market: { id },
  text,
  tester,
  login,
  button,
}) => {
  const member = await tester.member('new-member');
  const { bankAccount } = await (await tester.as(member)).get<{ bankAccount: { bankCode: string } }>('wallet');
  const openApp = button('deposit', 'qr.saveAndOpenApp', { bank: bankAccount.bankCode });
  await page.route('https://bank.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>bank</h1>' }));
  await page.addInitScript(() => localStorage.setItem('agreementRemembered', 'true'));

  await site.apply({ bankApps: { [bankAccount.bankCode]: 'https://bank.example/app' }, laoAppsPayBaht: true });
  await page.goto(`${site.url}/login`);
  await login.logIn(member);
  await expect(page).toHaveURL(/home/);
  await page.goto(`${site.url}/user/home?modal=deposit&method=qr&bank=WW`);
  await page.locator('dialog input[name=amount]').fill('500');
  await button('deposit', 'qr.create').click();
  await expect(openApp).toBeVisible();
  await expect(page.getByText(text('deposit', 'qr.laoApps'))).toHaveCount(id === 'th' ? 1 : 0);
  const saved = page.waitForEvent('download');
  await openApp.click();
  expect((await saved).suggestedFilename()).toMatch(/^qr-.*\.png$/);
  await expect(page).toHaveURL('https://bank.example/app');
  // Back in the wallet, the code is still there.
  await page.goBack();
  await expect(button('deposit', 'qr.paid')).toBeVisible();
});

test.describe('an installed app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a line has its settings whole, and takes the next ones whole', async ({ page, context, site, button }) => {
    await site.apply({ names: everywhere('Lucky Wallet') });
    await page.clock.install();
    await page.goto(`${site.url}/login`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const keptPages = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('wallet-pages:')));
    await expect.poll(keptPages, { timeout: 20_000 }).toHaveLength(1);
    const [first] = await keptPages();
    await site.apply({ names: everywhere('Golden Wallet') });
    await context.setOffline(true);
    await page.reload();
    await expect(brand(page)).toContainText('Lucky Wallet');
    await context.setOffline(false);
    await passFiveMinutes(page);
    await button('update', 'now').click();
    await expect(brand(page)).toContainText('Golden Wallet');
    await expect.poll(async () => (await keptPages()).includes(first ?? '')).toBe(false);
  });
});
