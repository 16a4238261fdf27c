import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { test as base } from './fixtures.ts';
import { namedAs } from './texts.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

interface StatementFixtures {
  readonly rows: Locator;
  /** The list of slips. */
  readonly slips: Locator;
  readonly filter: (key: string) => Locator;
  /** Presses a button that saves a file. */
  readonly saveFile: (...button: [namespace: string, key: string]) => Promise<{ readonly name: string; readonly content: Buffer }>;
}

const test = base.extend<StatementFixtures>({
  rows: async ({ page, text }, use) => use(page.getByRole('list', namedAs(text('statement', 'heading'))).getByRole('button')),
  slips: async ({ page, text }, use) => use(page.getByRole('dialog', namedAs(text('statement', 'slips.title')))),
  filter: async ({ page, text }, use) =>
    use((key) =>
      page.getByRole('group', namedAs(text('statement', 'filter.open'))).getByLabel(text('statement', `filter.${key}`), { exact: true }),
    ),
  saveFile: async ({ page, button }, use) =>
    use(async (...pressed) => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(...pressed).click()]);
      return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
    }),
});

/** The member's money movements, receipts and slips. */
test.describe('the statement', { tag: '@market' }, () => {
  test('is read page by page, and each page has its own address', { tag: '@core' }, async ({ page, text, button, rows, visit }) => {
    await visit('lots-of-history', '/user/statement');
    await expect(rows).toHaveCount(10);
    const first = await rows.first().innerText();
    await button('common', 'paging.page', { page: '2' }).click();
    await expect(page).toHaveURL(/\/user\/statement\?page=2$/);
    await expect(rows.first()).not.toHaveText(first);
    await page.goto('/user/statement?page=5');
    const pages = page.getByRole('navigation', namedAs(text('common', 'paging.label')));
    await expect(pages.getByRole('listitem')).toHaveText(['2', '3', '4', '5', '6']);
    await page.goto('/user/statement?page=9999');
    await expect(page).toHaveURL(/\?page=26$/);
    await expect(rows.first()).toBeVisible();
  });

  test('filters the loaded entries, says so, and saves them as a file', async ({ page, text, button, rows, filter, saveFile, visit }) => {
    await visit('lots-of-history', '/user/statement');
    await expect(rows).toHaveCount(10);
    await expect(page.getByText(text('statement', 'filter.note_other', { count: '10' }))).toBeVisible();
    await filter('status').selectOption('failed');
    await expect(rows).toHaveCount(5);
    await button('statement', 'filter.more').click();
    await expect(page.getByText(text('statement', 'filter.note_other', { count: '20' }))).toBeVisible();
    const count = await rows.count();
    expect(count).toBeGreaterThan(5);
    const { name, content } = await saveFile('statement', 'filter.export');
    expect(name).toMatch(/^statement_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_incomplete\.csv$/);
    const lines = content.toString('utf8').split('\r\n');
    expect(lines[0]).toContain(`${text('statement', 'filter.status')}: ${text('money', 'status.failed')},`);
    expect(lines[0]).toContain(withoutBreakMarks(text('statement', 'filter.incomplete')));
    expect(lines).toHaveLength(count + 3);
    expect(lines.slice(2, -1).every((line) => line.endsWith(text('money', 'status.failed')))).toBe(true);
    await filter('type').selectOption('transfer');
    await expect(page.getByText(text('statement', 'filter.none'))).toBeVisible();
    await button('statement', 'filter.clear').click();
    await expect(rows).toHaveCount(10);
  });

  test('has a receipt with its own address, to save as a picture', async ({ page, text, rows, market: { operator }, visit, saveFile }) => {
    await visit('bonus-received', '/user/statement');
    await rows
      .filter({ hasText: text('statement', 'causes.bonus') })
      .first()
      .click();
    await expect(page).toHaveURL(/\?modal=receipt&entry=1-[\d.a-z]+$/);
    const receipt = page.getByRole('dialog', namedAs(text('money', 'receipt.title')));
    await expect(receipt.getByText(operator)).toBeVisible();
    await page.reload();
    await expect(receipt.getByText(new RegExp(`^${text('statement', 'causes.bonus')}: `))).toBeVisible();
    const { name, content } = await saveFile('money', 'receipt.save');
    expect(name).toBe('receipt.png');
    expect(content.subarray(0, 4)).toEqual(png);
    expect(content.length).toBeGreaterThan(10_000);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/statement$/);
  });
});

test.describe('uploaded slips', () => {
  test('are listed page by page, and lead to another upload', async ({ page, text, button, rows, slips, visit }) => {
    await visit('lots-of-history', '/user/statement');
    // Before the statement is there, the button belongs to the prerendered page and does nothing yet.
    await expect(rows).toHaveCount(10);
    await button('statement', 'slips.open').click();
    const again = slips.getByRole('button', namedAs(text('money', 'tracker.sendAgain'))).first();
    await expect(again).toBeVisible();
    const firstPage = await slips.innerText();
    await slips.getByRole('button', namedAs(text('common', 'paging.next'))).click();
    await expect(page).toHaveURL(/\?modal=slips&slips=2$/);
    await expect.poll(() => slips.innerText()).not.toBe(firstPage);
    await page.goBack();
    await expect(page).toHaveURL(/\?modal=slips$/);
    await again.click();
    await expect(page).toHaveURL(/\?modal=deposit&method=slip$/);
  });

  test('open their picture in a new tab, by link or by reference', async ({ page, context, text, slips, visit }) => {
    const slip = (more: object) => ({ createdAt: '2026-11-21T11:07:50Z', amount: 1, status: 'SUCCESS', ...more });
    const listed = [slip({ reference: 'S1', link: 'https://slips.example/1.png' }), slip({ reference: 'S2' })];
    const unsafe = slip({ reference: 'S3', link: 'javascript:alert(1)' });
    await page.route('**/api/statement/slip', (route) => route.fulfill({ json: { total: 3, slips: [...listed, unsafe] } }));
    await page.route('**/api/statement/slip/reference/S2', (route) => route.fulfill({ json: { url: 'https://slips.example/2.png' } }));
    await context.route('https://slips.example/**', (route) => route.fulfill({ contentType: 'image/png', body: png }));
    await visit('new-member', '/user/statement?modal=slips');
    const view = namedAs(text('statement', 'slips.viewImage'));
    const openedPath = async (picture: Locator) => {
      const [tab] = await Promise.all([context.waitForEvent('page'), picture.click()]);
      await expect(tab).toHaveURL(/^https:\/\/slips\.example\//);
      expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
      await page.bringToFront();
      return new URL(tab.url()).pathname;
    };
    expect(await openedPath(slips.getByRole('link', view))).toBe('/1.png');
    expect(await openedPath(slips.getByRole('button', view).first())).toBe('/2.png');
    // Its own link is unsafe, and the backend has no picture of it.
    await slips.getByRole('button', view).last().click();
    await expect(slips.getByText(text('statement', 'slips.viewFailed'))).toBeVisible();
    await expect.poll(() => context.pages()).toHaveLength(3);
  });
});
