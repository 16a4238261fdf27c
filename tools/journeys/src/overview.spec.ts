import { readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { formatAmount, moneyOf } from '@wallet/domain';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { MoneyScreen } from './money-screen.ts';
import { Tester, type Entry, type NewMember } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const path = '/user/overview';

type DatedEntry = Entry & { readonly createdAt: string };

const test = testWith(({ id, defaultLanguage }) => {
  const text = textsIn(defaultLanguage);
  const button = (page: Page, key: string) => page.getByRole('button', namedAs(text('overview', key)));
  const choose = (page: Page, period: string) => page.getByLabel(text('overview', 'period.label')).selectOption(period);
  return { id, defaultLanguage, text, button, choose };
});

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

/** A statement whose entries are all of one moment: now, or as long ago as told. */
function statementOf(count: number, agoMs = 0) {
  const at = Date.now() - agoMs;
  return Array.from({ length: count }, (_, index) => ({
    statementType: 'deposit',
    from: 'BANK',
    to: 'WALLET',
    amount: 1.01,
    status: index === 17 ? 'PENDING' : 'SUCCESS',
    createdAt: new Date(at - index).toISOString(),
  }));
}

const dayMs = 86_400_000;

const pageOf = (call: Request) => (call.postDataJSON() as { readonly page: number }).page;

test.describe('the overview', () => {
  test(
    'has the sums of the statement, to the hundredth, and hides them with all other amounts',
    { tag: '@core' },
    async ({ page, request, setting: { id, text, choose } }) => {
      const tester = new Tester(request, id);
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
        await choose(page, period);
        const ofMonth = entries.filter(({ createdAt }) => monthOf(createdAt) === month);
        const of = (type: string, status: string) =>
          sumOf(ofMonth.filter(({ statementType, status: is }) => statementType === type && is === status));
        await expect(figure(page, 'moneyIn'), period).toHaveText(of('deposit', 'SUCCESS'));
        await expect(figure(page, 'difference'), period).toHaveText(of('deposit', 'SUCCESS'));
        await expect(figure(page, 'moneyOut'), period).toHaveText('0.00');
        const pending = page.getByText(of('withdraw', 'PENDING')).first();
        await expect(pending, period).toBeVisible();
      }

      await choose(page, 'all');
      await expect(page.getByText(text('overview', 'read.whole'))).toBeVisible({ timeout: 30_000 });
      await expect(figure(page, 'moneyIn')).toHaveText(
        sumOf(entries.filter(({ statementType, status }) => statementType === 'deposit' && status === 'SUCCESS')),
      );
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', namedAs(text('statement', 'filter.export'))).click(),
      ]);
      expect(
        readFileSync(await download.path(), 'utf8')
          .trim()
          .split('\r\n'),
      ).toHaveLength(262);

      await page.getByRole('button', namedAs(text('common', 'amount.hide'))).click();
      await expect(page.locator('[data-part="figures"]')).toHaveCount(0);
      await expect(page.locator('main svg[preserveAspectRatio]')).toHaveCount(0);
    },
  );

  test('has the figures of this week after two calls', { tag: '@core' }, async ({ page, request, setting: { id, text, button } }) => {
    const member = await new Tester(request, id).member('new-member');
    const all = [...statementOf(15), ...statementOf(30, 8 * dayMs)];
    // Nobody answers a third call.
    await page.route('**/api/statement', async (route) => {
      const number = pageOf(route.request());
      if (number <= 2) await route.fulfill({ json: { total: all.length, statements: all.slice((number - 1) * 10, number * 10) } });
    });
    await enter(page, member, path);
    await expect(button(page, 'read.everything')).toBeVisible();
    await expect(figure(page, 'moneyIn')).toHaveText('15.15');
    await expect(page.getByLabel(text('overview', 'period.label'))).toHaveValue('week');
    await expect(page.getByText(text('overview', 'read.incomplete'))).toHaveCount(0);
  });

  test('never makes a transfer wait, and reads on after it', async ({ page, request, setting: { id, text, defaultLanguage } }) => {
    const member = await new Tester(request, id).member('normal');
    const all = statementOf(25);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/statement', async (route) => {
      const number = pageOf(route.request());
      if (number > 1) await released;
      const json = { total: all.length, statements: all.slice((number - 1) * 10, number * 10) };
      await route.fulfill({ json }).catch(() => undefined);
    });
    const isOlder = (call: Request) => call.url().endsWith('/api/statement') && pageOf(call) > 1;
    const [isReading, isGivenUp] = [page.waitForRequest(isOlder), page.waitForEvent('requestfailed', isOlder)];
    await enter(page, member, `${path}?modal=transfer&account=betflix`);
    await isReading;
    const screen = new MoneyScreen(page, defaultLanguage, 'transfer');
    await screen.review('100');
    await isGivenUp;
    await screen.primary.click();
    await expect(screen.alert.getByRole('heading', namedAs(text('transfer', 'doneTitle')))).toBeVisible();
    release();
    await expect(page.getByText(text('overview', 'read.whole'))).toBeVisible();
    await expect(figure(page, 'moneyIn')).toHaveText('24.24');
  });

  test('stops when it is told to, says so, and reads on', async ({ page, request, setting: { id, text, button, choose } }) => {
    const member = await new Tester(request, id).member('lots-of-history');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/statement', async (route) => {
      if (pageOf(route.request()) > 1) await released;
      await route.continue().catch(() => undefined);
    });
    await enter(page, member, path);
    await choose(page, 'lastMonth');
    await expect(page.getByText(text('overview', 'read.count_other').replace('{{count}}', '10'))).toBeVisible();
    await button(page, 'read.stop').click();
    await expect(page.getByText(text('overview', 'read.incomplete'))).toBeVisible();
    release();
    await button(page, 'read.more').click();
    await expect(page.getByText(text('overview', 'read.incomplete'))).toHaveCount(0);
    await expect(button(page, 'read.everything')).toBeVisible();
  });

  test('counts no entry twice and none too few while entries are added and fail', async ({
    page,
    request,
    setting: { id, text, button },
  }) => {
    const member = await new Tester(request, id).member('new-member');
    let all = statementOf(35);
    const seen: number[] = [];
    await page.route('**/api/statement', async (route) => {
      const number = pageOf(route.request());
      seen.push(number);
      if (seen.length === 3) {
        const [first] = all;
        if (first) all = [{ ...first, amount: 100, createdAt: new Date().toISOString() }, ...all];
        all = all.map((entry) => (entry.status === 'PENDING' ? { ...entry, status: 'FAILED' } : entry));
      }
      await route.fulfill({ json: { total: all.length, statements: all.slice((number - 1) * 10, number * 10) } });
    });
    await enter(page, member, path);
    await button(page, 'read.everything')
      .or(page.getByText(text('overview', 'read.whole')))
      .first()
      .waitFor();
    await expect(page.getByText(text('overview', 'read.whole'))).toBeVisible();
    await expect(page.getByText(text('overview', 'read.count_other').replace('{{count}}', '36'))).toBeVisible();
    // 34 deposits of 1.01, and one of 100; one has failed.
    await expect(figure(page, 'moneyIn')).toHaveText('134.34');
  });

  test('says what could not be read, and reads it after a retry', async ({ page, request, setting: { id, text } }) => {
    const member = await new Tester(request, id).member('new-member');
    const all = statementOf(25);
    let isBroken = true;
    await page.route('**/api/statement', async (route) => {
      const number = pageOf(route.request());
      if (isBroken && number > 1) return route.abort();
      return route.fulfill({ json: { total: all.length, statements: all.slice((number - 1) * 10, number * 10) } });
    });
    await enter(page, member, path);
    const retry = page.getByRole('button', namedAs(text('common', 'retry')));
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await expect(figure(page, 'moneyIn')).toHaveText('10.10');
    isBroken = false;
    await retry.click();
    await expect(figure(page, 'moneyIn')).toHaveText('24.24');
  });

  test('lists the entries of a bar, by keyboard too, and opens their receipts', async ({ page, request, setting: { id, text } }) => {
    const member = await new Tester(request, id).member('new-member');
    const all = statementOf(3);
    await page.route('**/api/statement', (route) => route.fulfill({ json: { total: all.length, statements: all } }));
    await enter(page, member, path);
    const bar = page.getByRole('group', namedAs(text('overview', 'chart.label'))).getByRole('button', { name: /\d/ });
    await expect(figure(page, 'moneyIn')).toHaveText('3.03');
    const chosen = bar.filter({ hasText: '3.03' });
    await chosen.focus();
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    const list = page.getByRole('list').filter({ has: page.getByRole('heading') });
    await expect(list.getByRole('button')).toHaveCount(3);
    await list.getByRole('button').first().click();
    await expect(page.getByRole('dialog', namedAs(text('money', 'receipt.title')))).toBeVisible();
  });
});
