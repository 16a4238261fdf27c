import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { watchPolicy } from './watch-policy.ts';

/** Protection of the member against the content of pages. */
test.describe('the security policy', () => {
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
