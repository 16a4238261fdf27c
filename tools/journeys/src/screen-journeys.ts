import { AxeBuilder } from '@axe-core/playwright';
import { languages } from '@wallet/domain';
import { expect, test, type Page } from '@playwright/test';
import { LoginScreen } from './login-screen.ts';
import type { MarketFacts } from './market-facts.ts';
import { publicPages } from './public-pages.ts';

// Members first: the public frame ends the session.
const memberPages = [
  '/user/home', '/user/profile', '/user/profile?modal=password', '/user/contact', '/user/home?modal=conditions', '/user/home?modal=agreement', '/user/home?modal=deposit',
  '/user/home?modal=transfer', '/user/home?modal=withdraw',
  '/user/home?modal=game&account=betflix', '/user/home?modal=game&account=usun',
  '/user/bonus', '/user/bonus?modal=bonus&bonus=DAILY20', '/user/bonus?modal=promotion&bonus=LUCKY50',
  '/user/home?modal=invite&step=friends', '/user/home?modal=refund&step=receive',
];
const paths = [...memberPages, ...publicPages.map(({ path }) => path), '/terminated'];

const widths = [320, 360, 768, 1280];
const themes = ['dark', 'light'] as const;

/** What holds on every screen: it fits, it is accessible, it can be hit with a thumb. */
export function describeScreens({ defaultLanguage, members: [member] }: MarketFacts): void {
  for (const language of languages) {
    test(`every screen fits 320 to 1280 px and has no accessibility faults in ${language}`, async ({ page, baseURL }) => {
      test.slow();
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const login = await new LoginScreen(page, language).open();
      await login.logIn(member, true);
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        for (const fault of [...(await overflows(page)), ...(await accessibilityFaults(page))]) faults.push(`${path} ${fault}`);
      }
      expect(faults).toEqual([]);
    });
  }

  test('every screen has controls that a thumb can hit', async ({ page }) => {
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(member, true);
    const small: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (const control of await smallControls(page)) small.push(`${path} ${control}`);
    }
    expect(small).toEqual([]);
  });
}

export async function overflows(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0) found.push(`is ${String(overflow)} px too wide at ${String(width)} px`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

export async function accessibilityFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    for (const { id, nodes } of violations) found.push(`${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return found;
}

/** Links in running text are as high as their line: only controls count. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, nav a, input:not([type=checkbox])')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name} ${String(box.width)}x${String(box.height)}`),
  );
}
