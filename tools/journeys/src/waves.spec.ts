import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { distFolder, type Deployment } from '@wallet/build';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { slowNetwork } from './layout-shifts.ts';
import { LoginScreen } from './login-screen.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith(({ app, members: [member], defaultLanguage }) => ({ app, member, defaultLanguage, text: textsIn(defaultLanguage) }));

/** Long enough that everything which is known at the same time is requested before the first of it has arrived. */
const latencyMs = 400;

/** The address of a page, which has no ending and no query. */
const isPage = /^[^?.]*:\d+\/(?!api\/)[a-z/]+$/;

/** The same in the page, when the app has taken it over. */
interface AnsweringWindow {
  answeredAtMs?: number;
}

/**
 * The scripts that a page needs before it answers, in waves: each was requested after one of the wave before had arrived. These are the ones
 * that the page names, and for a login what sends it. The others come when the page has time.
 */
const waves = (page: Page): Promise<string[][]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('link[rel=modulepreload], script[src]')];
    const needed = new Set(named.map((element) => element.getAttribute('href') ?? element.getAttribute('src')));
    const { answeredAtMs } = window as AnsweringWindow;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) =>
        answeredAtMs === undefined
          ? needed.has(new URL(name).pathname) || /\/(?:session-store|base-api|send-login)-[^/]*\.js$/.test(name)
          : name.endsWith('.js') && responseEnd <= answeredAtMs,
      )
      .toSorted((left, right) => left.startTime - right.startTime);
    const found: { readonly names: string[]; end: number }[] = [];
    for (const { name, startTime, responseEnd } of scripts) {
      const wave = found.at(-1);
      if (wave && startTime < wave.end) {
        wave.names.push(name.replace(/.*\/assets\//, ''));
        wave.end = Math.min(wave.end, responseEnd);
      } else found.push({ names: [name.replace(/.*\/assets\//, '')], end: responseEnd });
    }
    return found.map(({ names }) => names);
  });

/** Notes in each page when the app has taken it over: whatever script has arrived by then, it may have waited for. */
const noteAnswers = (page: Page) =>
  page.addInitScript(() => {
    let hasBooted = false;
    const look = () => {
      const isWaiting = '__earlyClick' in window;
      if (hasBooted && !isWaiting) (window as AnsweringWindow).answeredAtMs = performance.now();
      else requestAnimationFrame(look);
      hasBooted ||= isWaiting;
    };
    look();
  });

/** Makes the browser one that does not know `modulepreload`, as Safari before 17. */
async function forgetModulePreload(page: Page): Promise<void> {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  const forget = '<link rel="modulepreload" media="not all"';
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('<link rel="modulepreload"', forget) });
  });
}

async function expectTwoWaves(page: Page): Promise<void> {
  const found = await waves(page);
  expect(found.length, `${page.url()} ${JSON.stringify(found)}`).toBeLessThanOrEqual(2);
}

/** A page knows what it needs from its first bytes: on a slow line, each further wave of scripts costs a round trip. */
for (const isOld of [false, true]) {
  test.describe(`scripts come in two waves at most${isOld ? ', also without module preloads' : ''}`, () => {
    // Such browsers have no Trusted Types either.
    test.use({ bypassCSP: isOld });
    test.beforeEach(async ({ page }) => {
      if (isOld) await forgetModulePreload(page);
      await slowNetwork(page, latencyMs);
    });

    test('until a login is sent', async ({ page, setting: { member, defaultLanguage } }) => {
      const login = new LoginScreen(page, defaultLanguage);
      await page.goto('/login', { waitUntil: 'commit' });
      await login.fill(member.phone, member.password);
      const sent = page.waitForRequest('**/api/login');
      await login.submit.click();
      await sent;
      await expectTwoWaves(page);
      await expect(page).toHaveURL(/\/user\/home$/);
    });

    test('until home shows the balance and opens what is tapped', async ({ page, setting: { member, text } }) => {
      await enter(page, member, '/user/home');
      await expect(page.getByText(member.total).first()).toBeVisible();
      await page.getByRole('button', namedAs(text('home', 'widgets.withdraw'))).click();
      await expect(page.getByRole('dialog', namedAs(text('common', 'titles.withdraw')))).toBeVisible();
      await expectTwoWaves(page);
    });

    // The builds name their scripts in the same way.
    test('until any other page is taken over', { tag: isOld ? '@la' : '@th' }, async ({ page, setting: { member, app } }) => {
      await noteAnswers(page);
      await slowNetwork(page, 150);
      // Each page is opened as the first one.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      const { pages } = JSON.parse(readFileSync(join(distFolder(app), 'deployment.json'), 'utf8')) as Pick<Deployment, 'pages'>;
      const isMembers = (path: string) => path.startsWith('/user/');
      const paths = Object.keys(pages).toSorted((left, right) => Number(isMembers(left)) - Number(isMembers(right)));
      expect(paths.length).toBeGreaterThan(8);
      for (const path of paths) {
        if (isMembers(path)) await enter(page, member, path);
        else await page.goto(path);
        await page.waitForFunction(() => (window as AnsweringWindow).answeredAtMs !== undefined);
        expect(await waves(page)).not.toEqual([]);
        await expectTwoWaves(page);
      }
    });
  });
}
