import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { slipReasons, withoutBreakMarks } from '@wallet/domain';
import { testWith } from './fixtures.ts';
import { journeyPorts } from './journey-ports.ts';
import { LoginScreen } from './login-screen.ts';
import { namedAs, textsIn } from './texts.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const sandbox = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;

const test = testWith(({ id, defaultLanguage, operator }) => {
  const text = textsIn(defaultLanguage);
  const statement = (key: string) => namedAs(text('statement', key));
  const openAs = async (page: Page, request: APIRequestContext, scenario: string, path = '/user/statement') => {
    const scenarioResponse = await request.post(`${sandbox}/__scenario`, { data: { name: scenario, operator: id } });
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn((await scenarioResponse.json()) as { phone: string; password: string });
    await page.goto(path);
  };
  const rows = (page: Page) => page.getByRole('list', statement('heading')).getByRole('button');
  const filter = (page: Page, key: string) =>
    page.getByRole('group', statement('filter.open')).getByLabel(text('statement', `filter.${key}`), { exact: true });
  const slips = (page: Page) => page.getByRole('dialog', statement('slips.title')).getByRole('list', statement('slips.title'));
  return { openAs, text, rows, filter, slips, statement, operator };
});

const saveFile = async (page: Page, name: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', namedAs(name)).click()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
};

/** The member's money movements, receipts and slips. */
test.describe('the statement', { tag: '@market' }, () => {
  test(
    'is read page by page, and each page has its own address',
    { tag: '@core' },
    async ({ page, request, setting: { openAs, text, rows, statement } }) => {
      await openAs(page, request, 'lots-of-history');
      await expect(page).toHaveTitle(text('common', 'titles.statement'));
      await expect(rows(page)).toHaveCount(10);
      const first = await rows(page).first().innerText();
      expect(first).toMatch(/\d\d:\d\d:\d\d/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
      const links = [page.getByRole('link', namedAs(text('common', 'titles.overview'))), page.getByRole('button', statement('slips.open'))];
      const [overview, slips] = await Promise.all(links.map((link) => link.boundingBox()));
      expect(slips?.y, 'on one line').toBe(overview?.y);
      await page.getByRole('button', namedAs(text('common', 'paging.page').replace('{{page}}', '2'))).click();
      await expect(page).toHaveURL(/\/user\/statement\?page=2$/);
      await expect(rows(page).first()).not.toHaveText(first);
      await page.goto('/user/statement?page=5');
      const pages = page.getByRole('navigation', namedAs(text('common', 'paging.label')));
      await expect(pages.getByRole('listitem')).toHaveText(['2', '3', '4', '5', '6']);
      await page.goto('/user/statement?page=9999');
      await expect(page).toHaveURL(/\?page=26$/);
      await expect(rows(page).first()).toBeVisible();
    },
  );

  test(
    'filters the loaded entries, says so, and saves them as a file',
    { tag: '@core' },
    async ({ page, request, setting: { openAs, rows, filter, text, statement } }) => {
      await openAs(page, request, 'lots-of-history');
      await expect(rows(page)).toHaveCount(10);
      await expect(page.getByText(text('statement', 'filter.note_other').replace('{{count}}', '10'))).toBeVisible();
      await filter(page, 'status').selectOption('failed');
      await expect(rows(page)).toHaveCount(5);
      await page.getByRole('button', statement('filter.more')).click();
      await expect(page.getByText(text('statement', 'filter.note_other').replace('{{count}}', '20'))).toBeVisible();
      const count = await rows(page).count();
      expect(count).toBeGreaterThan(5);
      const { name, content } = await saveFile(page, text('statement', 'filter.export'));
      expect(name).toMatch(/^statement_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_incomplete\.csv$/);
      const lines = content.toString('utf8').split('\r\n');
      expect(lines[0]).toMatch(/^\uFEFF\d{4}-\d\d-\d\d – \d{4}-\d\d-\d\d,/);
      expect(lines[0]).toContain(`${text('statement', 'filter.status')}: ${text('money', 'status.failed')},`);
      expect(lines[0]).toContain(withoutBreakMarks(text('statement', 'filter.incomplete')));
      expect(lines[1]).toBe(
        ['time', 'type', 'detail', 'from', 'to', 'amount', 'currency', 'status']
          .map((column) => withoutBreakMarks(text('statement', `columns.${column}`)))
          .join(','),
      );
      expect(lines).toHaveLength(count + 3);
      expect(lines.slice(2, -1).every((line) => line.endsWith(text('money', 'status.failed')))).toBe(true);
      await filter(page, 'type').selectOption('transfer');
      await expect(page.getByText(text('statement', 'filter.none'))).toBeVisible();
      await page.getByRole('button', statement('filter.clear')).click();
      await expect(rows(page)).toHaveCount(10);
    },
  );

  test('shows what an entry was for, and has a receipt to save or share as a picture', async ({
    page,
    request,
    setting: { openAs, rows, text, operator },
  }) => {
    // Like a phone: a device that can share files.
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
        share: async ({ files: [file] = [], title }: ShareData) => {
          const [first] = new Uint8Array(await (file as File).arrayBuffer());
          shared.push(`${String(title)} ${String(file?.name)} ${String(first)}`);
          if (shared.length === 2) throw new DOMException('the member closed the list of apps', 'AbortError');
        },
      });
      Object.assign(window, { shared });
    });
    await openAs(page, request, 'bonus-received');
    await rows(page)
      .filter({ hasText: text('statement', 'causes.bonus') })
      .first()
      .click();
    await expect(page).toHaveURL(/\?modal=receipt&entry=1-[\d.a-z]+$/);
    const receipt = page.getByRole('dialog', namedAs(text('money', 'receipt.title')));
    await expect(receipt.getByText(operator)).toBeVisible();
    await expect(receipt.getByText(text('money', 'receipt.notice'))).toBeVisible();
    await page.reload();
    await expect(receipt.getByText(new RegExp(`^${text('statement', 'causes.bonus')}: `))).toBeVisible();
    const { name, content } = await saveFile(page, text('money', 'receipt.save'));
    expect(name).toBe('receipt.png');
    expect(content.subarray(0, 4)).toEqual(png);
    expect(content.length).toBeGreaterThan(10_000);
    const share = receipt.getByRole('button', namedAs(text('money', 'receipt.share')));
    const shared = () => page.evaluate(() => (window as unknown as { readonly shared: readonly string[] }).shared);
    for (let count = 1; count <= 2; count += 1) {
      await share.click();
      await expect.poll(shared).toHaveLength(count);
      await expect(share).toBeEnabled();
    }
    expect(new Set(await shared())).toEqual(new Set([`${text('money', 'receipt.title')} receipt.png ${String(png[0])}`]));
    await expect(receipt.getByText(text('money', 'receipt.failed'))).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/statement$/);
  });

  for (const status of [500, 200]) {
    test(`shows the backend’s text when it responds ${String(status)} without a list`, async ({
      page,
      request,
      setting: { openAs, text },
    }) => {
      await page.route('**/api/statement', (route) => route.fulfill({ status, json: { message: 'ระบบปิดปรับปรุงชั่วคราว' } }));
      await openAs(page, request, 'new-member');
      await expect(page.getByText(text('statement', 'failed'))).toBeVisible();
      await expect(page.getByText('ระบบปิดปรับปรุงชั่วคราว')).toBeVisible();
      await page.unroute('**/api/statement');
      await page.getByRole('button', namedAs(text('common', 'retry'))).click();
      await expect(page.getByText(text('statement', 'empty'))).toBeVisible();
    });
  }

  test('keeps loaded entries when a request fails, and marks them as old', async ({ page, request, setting: { openAs, text, rows } }) => {
    await openAs(page, request, 'new-member');
    await expect(page.getByText(text('statement', 'empty'))).toBeVisible();
    await page.route('**/api/statement', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }));
    await page.reload();
    await expect(page.getByText(text('statement', 'failed'))).toBeVisible();
    await page.unroute('**/api/statement');
    await page.route('**/api/statement', (route) =>
      route.fulfill({
        json: {
          total: 12,
          statements: [{ statementType: 'cash_drop', from: 'X1', to: 'WALLET', amount: 'much', status: 'HALF', createdAt: 'soon' }],
        },
      }),
    );
    await page.getByRole('button', namedAs(text('common', 'retry'))).click();
    await expect(rows(page)).toHaveText([new RegExp(`cash_drop.*X1.*${text('money', 'status.in-progress')}`, 's')]);
    await page.unroute('**/api/statement');
    await page.route('**/api/statement', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(text('statement', 'failed'))).toBeVisible();
  });
});

test.describe('uploaded slips', () => {
  test('are listed with every reason and its remedy', async ({ page, request, setting: { openAs, rows, slips, statement, text } }) => {
    await openAs(page, request, 'lots-of-history');
    // Before the statement is there, the button belongs to the prerendered page and does nothing yet.
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', statement('slips.open')).click();
    await expect(page).toHaveURL(/\?modal=slips$/);
    const dialog = page.getByRole('dialog', statement('slips.title'));
    const reason = (code: string) => `${text('money', 'status.failed')} (${text('errors', `slip.${code}`)})`;
    await expect(slips(page).getByRole('listitem')).toHaveCount(10);
    const firstPage = await dialog.innerText();
    await dialog.getByRole('button', namedAs(text('common', 'paging.next'))).click();
    await expect(page).toHaveURL(/\?modal=slips&slips=2$/);
    await expect(dialog.getByText(reason('UNKNOW_ERROR'))).toBeVisible();
    const listedText = firstPage + (await dialog.innerText());
    for (const code of slipReasons) expect(listedText).toContain(reason(code));
    await page.reload();
    await expect(dialog.getByText(reason('UNKNOW_ERROR'))).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?modal=slips$/);
    await expect(dialog.getByText(reason('UNKNOW_ERROR'))).toHaveCount(0);
    await expect(slips(page).getByRole('listitem')).toHaveCount(10);
    await dialog
      .getByRole('button', namedAs(text('money', 'tracker.sendAgain')))
      .first()
      .click();
    await expect(page).toHaveURL(/\?modal=deposit&method=slip$/);
  });

  test('are a table with heads where columns have room', async ({ page, request, setting: { openAs, statement, text } }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await openAs(page, request, 'lots-of-history', '/user/statement?modal=slips');
    const table = page.getByRole('dialog', statement('slips.title')).getByRole('table', statement('slips.title'));
    const heads = ['slips.date', 'columns.amount', 'columns.status', 'slips.picture'].map((key) => text('statement', key));
    await expect(table.getByRole('columnheader')).toHaveText(heads);
    await expect(table.getByRole('columnheader').first()).toBeInViewport();
    await expect(table.getByRole('row')).toHaveCount(11);
  });

  test('open their picture in a new tab, by link or by reference', async ({
    page,
    request,
    context,
    setting: { openAs, statement, text },
  }) => {
    await openAs(page, request, 'new-member', '/user/contact');
    const slip = (more: object) => ({ createdAt: '2026-11-21T11:07:50Z', amount: 1, status: 'SUCCESS', ...more });
    await page.route('**/api/statement/slip', (route) =>
      route.fulfill({
        json: {
          total: 3,
          slips: [
            slip({ reference: 'S1', link: 'https://slips.example/1.png' }),
            slip({ reference: 'S2' }),
            slip({ reference: 'S3', link: 'javascript:alert(1)' }),
          ],
        },
      }),
    );
    await page.route('**/api/statement/slip/reference/S2', (route) => route.fulfill({ json: { url: 'https://slips.example/2.png' } }));
    await context.route('https://slips.example/**', (route) => route.fulfill({ contentType: 'image/png', body: png }));
    await page.goto('/user/statement?modal=slips');
    const dialog = page.getByRole('dialog', statement('slips.title'));
    const view = text('statement', 'slips.viewImage');
    const openedPath = async (press: () => Promise<void>) => {
      const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
      await expect(tab).toHaveURL(/^https:\/\/slips\.example\//);
      expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
      return new URL(tab.url()).pathname;
    };
    expect(await openedPath(() => dialog.getByRole('link', namedAs(view)).click())).toBe('/1.png');
    await page.bringToFront();
    expect(await openedPath(() => dialog.getByRole('button', namedAs(view)).first().click())).toBe('/2.png');
    // Its own link is unsafe, and the backend has no picture of it.
    await page.bringToFront();
    await dialog.getByRole('button', namedAs(view)).last().click();
    await expect(dialog.getByText(text('statement', 'slips.viewFailed'))).toBeVisible();
    await expect.poll(() => context.pages()).toHaveLength(3);
  });
});
