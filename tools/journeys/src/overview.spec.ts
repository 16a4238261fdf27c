import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { formatAmount, moneyOf } from '@wallet/domain';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import type { Entry, NewMember, Tester } from './tester.ts';
import { namedAs } from './texts.ts';

type DatedEntry = Entry & { readonly createdAt: string };

/** What is shown for one figure. */
const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"] [data-part="figures"]`);

/** Month and year in Bangkok. */
const monthOf = (at: string | number) => new Date(new Date(at).getTime() + 7 * 3_600_000).toISOString().slice(0, 7);

/** All entries of a member, as the backend has them. */
async function allEntries(tester: Tester, member: NewMember): Promise<readonly DatedEntry[]> {
  const device = await tester.as(member);
  const pages = await Promise.all([1, 2, 3].map((page) => device.post('statement', { page, limit: 100 })));
  return pages.flatMap((page) => (page as { statements: readonly DatedEntry[] }).statements);
}

/** The sum of some entries, as it is written. */
const sumOf = (entries: readonly DatedEntry[]) =>
  formatAmount(
    moneyOf(
      entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
      'BAHT',
    ),
  );

test.describe('the overview', () => {
  test(
    'has the sums of the statement, to the hundredth, and hides them with all other amounts',
    { tag: '@core' },
    async ({ page, text, button, tester }) => {
      const member = await tester.member('lots-of-history');
      const entries = await allEntries(tester, member);
      expect(entries).toHaveLength(260);
      await enter(page, member, '/user/home');
      await page.getByRole('link', namedAs(text('common', 'titles.overview'))).click();
      await expect(page).toHaveTitle(text('common', 'titles.overview'));

      const thisMonth = monthOf(Date.now());
      const lastMonth = monthOf(Date.parse(`${thisMonth}-01T00:00:00+07:00`) - 1);
      for (const [period, month] of [
        ['month', thisMonth],
        ['lastMonth', lastMonth],
      ] as const) {
        await page.getByLabel(text('overview', 'period.label')).selectOption(period);
        const ofMonth = entries.filter(({ createdAt }) => monthOf(createdAt) === month);
        const of = (type: string, status: string) =>
          sumOf(ofMonth.filter(({ statementType, status: is }) => statementType === type && is === status));
        await expect(figure(page, 'moneyIn'), period).toHaveText(of('deposit', 'SUCCESS'));
        await expect(figure(page, 'difference'), period).toHaveText(of('deposit', 'SUCCESS'));
        await expect(figure(page, 'moneyOut'), period).toHaveText('0.00');
        const pending = page.getByText(of('withdraw', 'PENDING')).first();
        await expect(pending, period).toBeVisible();
      }

      await page.getByLabel(text('overview', 'period.label')).selectOption('all');
      await expect(page.getByText(text('overview', 'read.whole'))).toBeVisible({ timeout: 30_000 });
      await expect(figure(page, 'moneyIn')).toHaveText(
        sumOf(entries.filter(({ statementType, status }) => statementType === 'deposit' && status === 'SUCCESS')),
      );
      const [download] = await Promise.all([page.waitForEvent('download'), button('statement', 'filter.export').click()]);
      expect(
        readFileSync(await download.path(), 'utf8')
          .trim()
          .split('\r\n'),
      ).toHaveLength(262);

      await button('common', 'amount.hide').click();
      await expect(page.locator('[data-part="figures"]')).toHaveCount(0);
      await expect(page.locator('main svg[preserveAspectRatio]')).toHaveCount(0);
    },
  );
});
