import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';
import { journeyPorts } from './journey-ports.ts';
import { accessibilityFaults, overflows } from './screen-faults.ts';

const valueOf = async (list: Locator, text: string | RegExp) =>
  (await list.locator('option', { hasText: text }).first().getAttribute('value')) ?? '';

const sandbox = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;

/** The sandbox's tester pages, as a person trying the app uses them. */
test('the tester pages lead from a bank transfer and its slip to money in the wallet', async ({
  page,
  market: { id },
  text,
  button,
  tester,
}) => {
  const member = await tester.member('new-member');
  const device = await tester.as(member);
  await page.goto(`${sandbox}/__testers`);
  await page.getByRole('link', { name: 'Bank' }).click();
  const from = page.getByRole('combobox', { name: 'From the account of' });
  await from.selectOption(await valueOf(from, `(${member.phone})`));
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  const currency = (await device.get<{ wallet: { currency?: string } }>('wallet')).wallet.currency ?? 'BAHT';
  await to.selectOption(await valueOf(to, new RegExp(`^${id} .*${currency}$`)));
  await page.getByLabel('Amount').fill('25.50');
  await page.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByRole('img', { name: 'The slip of the transfer' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'whole slip' }).click();
  const slip = await (await download).path();

  await device.logIn(page.context());
  await page.goto('/user/home?modal=deposit&method=slip');
  await page
    .locator('dialog input[type=file]')
    .first()
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await readFile(slip) });
  await page.locator('dialog input[type=radio]').first().check();
  await button('deposit', 'slip.send').click();
  await expect(page.getByText(text('deposit', 'slip.sent'))).toBeVisible();
  await expect.poll(() => device.balances()).toEqual({ WALLET: 25_50 });
});

/** They are the same for every app. */
test('the tester pages fit a phone and have no accessibility violations', { tag: '@th' }, async ({ page }) => {
  await page.goto(`${sandbox}/__testers`);
  const paths = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toContain('/__bank');
  const faults: string[] = [];
  for (const path of ['/__testers', ...paths]) {
    await page.goto(`${sandbox}${path}`);
    for (const fault of [...(await overflows(page)), ...(await accessibilityFaults(page))]) faults.push(`${path} ${fault}`);
  }
  expect(faults).toEqual([]);
});
