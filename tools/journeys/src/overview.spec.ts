import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { formatAmount, moneyOf } from '@wallet/domain';
import { test } from './fixtures.ts';
import type { Entry } from './tester.ts';
import { namedAs } from './texts.ts';

test('the overview has the sum of a statement of many pages, to the hundredth, and saves the whole of it', async ({
  page,
  text,
  button,
  visit,
}) => {
  const device = await visit('lots-of-history', '/user/home');
  const pages = await Promise.all([1, 2, 3].map((number) => device.post('statement', { page: number, limit: 100 })));
  const entries = pages.flatMap((read) => (read as { statements: readonly Entry[] }).statements);
  expect(entries).toHaveLength(260);
  const deposited = entries
    .filter(({ statementType, status }) => statementType === 'deposit' && status === 'SUCCESS')
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  await page.getByRole('link', namedAs(text('common', 'titles.overview'))).click();
  await expect(page).toHaveTitle(text('common', 'titles.overview'));
  await page.getByLabel(text('overview', 'period.label')).selectOption('all');
  await expect(page.getByText(text('overview', 'load.whole'))).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-figure="deposits"] [data-part="figures"]')).toHaveText(formatAmount(moneyOf(deposited, 'BAHT')));
  const [download] = await Promise.all([page.waitForEvent('download'), button('statement', 'filter.export').click()]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(262);
});
