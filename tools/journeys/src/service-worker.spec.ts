import { expect, type Page } from '@playwright/test';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import { textsIn } from './texts.ts';
import { watchPolicy } from './watch-policy.ts';

test.use({ serviceWorkers: 'allow' });

/** The addresses and texts of everything in Cache Storage. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const entries: { readonly cache: string; readonly path: string; readonly text: string }[] = [];
    for (const cache of await caches.keys()) {
      for (const request of await (await caches.open(cache)).keys()) {
        const response = await caches.match(request, { ignoreVary: true });
        entries.push({ cache, path: new URL(request.url).pathname, text: (await response?.text()) ?? '' });
      }
    }
    return entries;
  });

/** Waits until all pages are kept in a language. */
async function expectKept(page: Page, language: string): Promise<void> {
  const keptIn = async () =>
    (await kept(page)).filter(({ cache, text }) => cache.startsWith('wallet-pages:') && text.includes(`<html lang="${language}"`)).length;
  await expect.poll(keptIn, { timeout: 40_000 }).toBeGreaterThan(10);
}

async function choose(page: Page, language: string): Promise<void> {
  await page.evaluate(
    (code) => {
      localStorage.setItem('locale', code);
      document.cookie = `language=${code}; Path=/`;
    },
    language === 'lo' ? 'la' : language,
  );
  await page.reload();
}

test.describe('without a line', () => {
  test(
    'the app opens in the language of the visitor, and goes on when the line returns',
    { tag: '@core' },
    async ({ page, context, market }) => {
      const violations = await watchPolicy(page);
      const policy = (await page.goto('/login'))?.headers()['content-security-policy'];
      for (const [index, language] of [market.defaultLanguage, market.otherLanguage].entries()) {
        if (index > 0) await choose(page, language);
        await expectKept(page, language);
        await context.setOffline(true);
        const text = textsIn(language);
        for (const [path, title] of [
          ['/login', 'titles.login'],
          ['/register', 'titles.register'],
          ['/contact', 'titles.contact'],
          ['/howto', 'titles.howto'],
        ] as const) {
          const shown = await page.goto(path);
          expect(shown?.fromServiceWorker()).toBe(true);
          if (path === '/login') expect(shown?.headers()['content-security-policy']).toBe(policy);
          await expect(page.getByText(text('common', 'offline.text'))).toBeVisible();
          await expect(page).toHaveTitle(new RegExp(text('common', title)));
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        }
        await context.setOffline(false);
        await expect(page.getByText(text('common', 'offline.text'))).toBeHidden();
      }
      expect(await violations()).toEqual([]);
    },
  );

  test('a tour of all pages goes on wherever the line is lost', async ({ page, context, market, member }) => {
    const text = textsIn(market.defaultLanguage);
    await enter(page, member, '/user/home');
    await expectKept(page, market.defaultLanguage);
    const notice = page.getByText(text('common', 'offline.text'));
    for (const path of ['/user/profile', '/user/statement', '/user/bonus', '/user/contact', '/user/spin', '/user/home']) {
      await context.setOffline(true);
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading').first(), path).toBeVisible();
      await page.reload();
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading').first(), path).toBeVisible();
      await context.setOffline(false);
      await expect(notice).toBeHidden();
    }
    await expect(page.getByText(member.total).first()).toBeVisible();
  });
});

test.describe('a new version', () => {
  test(
    'is offered, and loaded with one reload when the visitor accepts',
    { tag: ['@la', '@core'] },
    async ({ page, context, market, ownSite, button }) => {
      const text = textsIn(market.defaultLanguage);
      await page.goto(`${ownSite.url}/login`);
      await expectKept(page, market.defaultLanguage);
      const entry = () => page.locator('script[type=module][crossorigin]').getAttribute('src');
      expect(await entry()).not.toContain('next');
      ownSite.deployNext();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const update = button('update', 'now');
      await expect(update).toBeVisible();

      await context.setOffline(true);
      await expect(update).toBeHidden();
      await context.setOffline(false);

      await page.evaluate(() => {
        void navigator.locks.request('wallet:transfer', () => new Promise((resolve) => Object.assign(window, { endAction: resolve })));
      });
      await update.click();
      await expect(page.getByText(text('update', 'moneyMoving'))).toBeVisible();
      await page.evaluate(() => (window as unknown as { endAction: () => void }).endAction());

      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await update.click();
      await expect.poll(entry).toContain('next');
      await expectKept(page, market.defaultLanguage);
      await expect(update).toBeHidden();
      expect(loads).toBe(1);
      expect((await kept(page)).filter(({ cache }) => cache.startsWith('wallet-pages:') && !cache.includes('next'))).toEqual([]);
    },
  );
});

test('the switch removes the worker and everything that it kept, and nothing else', { tag: '@la' }, async ({ page, market, ownSite }) => {
  await page.goto(`${ownSite.url}/login`);
  await expectKept(page, market.defaultLanguage);
  // Of another app of the same origin.
  await page.evaluate(async () => (await caches.open('games')).put('/games', new Response('a game')));
  ownSite.replace('service-worker.js', 'service-worker-off.js');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await kept(page)).toEqual([{ cache: 'games', path: '/games', text: 'a game' }]);
  const response = await page.goto(`${ownSite.url}/contact`);
  expect(response?.fromServiceWorker()).toBe(false);
  await expect(page.getByRole('main')).toBeVisible();
});
