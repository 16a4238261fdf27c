import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import type { JourneyMember, MarketFacts } from './market-facts.ts';
import { publicPages } from './public-pages.ts';

// Members first: the public frame ends the session.
const memberPages = [
  '/user/home', '/user/profile', '/user/profile?modal=password', '/user/profile?modal=editProfile', '/user/contact', '/user/home?modal=conditions', '/user/home?modal=agreement', '/user/home?modal=deposit',
  '/user/home?modal=transfer', '/user/home?modal=withdraw',
  '/user/home?modal=game&account=betflix', '/user/home?modal=game&account=usun',
  '/user/bonus', '/user/bonus?modal=bonus&bonus=DAILY20', '/user/bonus?modal=promotion&bonus=LUCKY50',
  '/user/spin', '/user/spin?modal=coupon&coupon=NONE',
  '/user/home?modal=invite&step=friends', '/user/home?modal=refund&step=receive',
  '/user/statement', '/user/statement?modal=slips',
];
const paths = [...memberPages, ...publicPages.map(({ path }) => path), '/terminated'];

const widths = [320, 360, 768, 1280];

/** A visit loads the page anew and waits until it has everything. */
const msForOneVisit = 10_000;

/** What holds on every screen: it fits, it is accessible, it can be hit with a thumb. */
export function describeScreens({ defaultLanguage, screenLanguages, members: [member] }: MarketFacts): void {
  for (const language of screenLanguages) {
    const isDefault = language === defaultLanguage;
    const alsoIs = isDefault ? ', and has no accessibility faults' : '';
    test(`every screen fits 320 to 1280 px in ${language}, with controls that a thumb can hit${alsoIs}`, async ({ page, baseURL }) => {
      test.setTimeout(paths.length * msForOneVisit);
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const look = async () => [
        ...(await smallControls(page)),
        ...(await overflows(page)),
        ...(await overflowsWithLargeText(page)),
        // In one visit: coming to a screen takes longer than looking at it.
        ...(isDefault ? await accessibilityFaults(page) : []),
      ];
      expect(await faultsOf(page, member, look)).toEqual([]);
    });
  }
}

/** What is found on every screen, each with its address. */
async function faultsOf(page: Page, member: JourneyMember, look: () => Promise<string[]>): Promise<string[]> {
  await enter(page, member, '/user/home');
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const fault of await look()) faults.push(`${path} ${fault}`);
  }
  return faults;
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

/** With letters twice as large, as a member can have them on all pages. */
async function overflowsWithLargeText(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  const overflow = await page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.fontSize = '200%';
    const found = root.scrollWidth - root.clientWidth;
    root.style.removeProperty('font-size');
    return found;
  });
  if (before) await page.setViewportSize(before);
  return overflow > 0 ? [`is ${String(overflow)} px too wide at 360 px with letters twice as large`] : [];
}

/** In the dark everything is looked at; the light differs from it in its colours only. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Looked at once it was drawn: on a busy machine what moves or fades is half-way for longer.
  const show = (theme: 'dark' | 'light') =>
    page.evaluate(async (chosen) => {
      document.documentElement.dataset['theme'] = chosen;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    }, theme);
  const note = (theme: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) => {
    for (const { id, nodes } of violations) found.push(`${theme} ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' ')}`);
  };
  const before = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // As high as the page: what the menu at the bottom happens to cover half could be scrolled up.
  if (before) await page.setViewportSize({ ...before, height: Math.max(before.height, height) });
  await show('dark');
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  note('dark', await new AxeBuilder({ page }).withTags(tags).analyze());
  await show('light');
  note('light', await new AxeBuilder({ page }).withRules(['color-contrast']).analyze());
  if (before) await page.setViewportSize(before);
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
