import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { watchPolicy } from './watch-policy.ts';

/** Protection of the member against the content of pages. */
test.describe('the security policy', () => {
  test('blocks nothing of ours on a tour of every page', { tag: '@core' }, async ({ page, language, member, login, home }) => {
    const violations = await watchPolicy(page);
    await login.open();
    await login.logIn(member, true);
    await home.expectTotal(member.total, member.currency[language]);
    expect(await violations()).toEqual([]);
    for (const path of [
      '/user/home?modal=conditions',
      '/user/contact',
      '/terminated',
      '/no-such-page',
      '/login',
      '/register',
      '/howto',
      '/contact',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await violations(), path).toEqual([]);
    }
  });

  test('blocks an injected script', { tag: ['@la', '@core'] }, async ({ page, login }) => {
    const violations = await watchPolicy(page);
    await login.open();
    await page.evaluate(() => {
      const holder = document.createElement('div');
      const script = document.createElement('script');
      try {
        script.textContent = 'window.slippedIn = true';
      } catch {
        script.append('window.slippedIn = true');
      }
      holder.append(script);
      document.body.append(holder);
    });
    expect(await page.evaluate(() => (window as unknown as { slippedIn?: boolean }).slippedIn)).toBeUndefined();
    expect((await violations()).length).toBeGreaterThan(0);
  });

  test('accepts raw markup from the sanitiser only', { tag: ['@th', '@core'] }, async ({ page, login }) => {
    await login.open();
    const refusal = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>bold</b>';
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refusal).toBe('TypeError');
  });

  test('keeps the operator’s safe markup and drops the rest', { tag: ['@la', '@core'] }, async ({ page, member, login }) => {
    const hostile = [
      '<h3>Rule <b>one</b></h3>',
      '<img src=x onerror="window.hacked = 1">',
      '<script>window.hacked = 2</script>',
      '<a href="javascript:window.hacked = 3">press</a>',
      '<a href="https://example.com/rules">rules</a>',
      '<svg onload="window.hacked = 4"></svg><iframe srcdoc="<script>parent.hacked = 5</script>"></iframe>',
      '<form action="https://evil.example"><input name="q"></form><style>body { display: none }</style>',
    ];
    await page.route('**/api/lookup/conditions', (route) => route.fulfill({ json: hostile }));
    await login.open();
    await login.logIn(member, true);
    await page.goto('/user/home?modal=conditions');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('h3 b')).toHaveText('one');
    const link = dialog.getByRole('link', { name: 'rules' });
    await expect(link).toHaveAttribute('href', 'https://example.com/rules');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await dialog.getByText('press').click();
    await expect(dialog.locator('script, iframe, svg[onload], form, input, style, [onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
    await expect(page.locator('body')).toBeVisible();
  });

  test('does not let another page frame the wallet', { tag: ['@th', '@core'] }, async ({ page, baseURL }) => {
    await page.route('https://evil.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL ?? ''}/login"></iframe>` }),
    );
    await page.goto('https://evil.example/');
    await page.waitForLoadState('networkidle');
    const frame = page.frames()[1];
    expect(await frame?.locator('form').count()).toBe(0);
  });
});
