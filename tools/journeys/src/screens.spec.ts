import { expect, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { test } from './fixtures.ts';
import type { JourneyMember } from './market-facts.ts';
import { screenLanguages } from './markets.ts';
import { publicPages } from './public-pages.ts';
import { accessibilityFaults, overflows, smallControls } from './screen-faults.ts';

// Members first: the public frame ends the session.
const memberPages = [
  '/user/home',
  '/user/profile',
  '/user/profile?modal=password',
  '/user/profile?modal=editProfile',
  '/user/contact',
  '/user/home?modal=conditions',
  '/user/home?modal=agreement',
  '/user/home?modal=deposit',
  '/user/home?modal=transfer',
  '/user/home?modal=withdraw',
  '/user/home?modal=game&account=betflix',
  '/user/home?modal=game&account=usun',
  '/user/bonus',
  '/user/bonus?modal=bonus&bonus=DAILY20',
  '/user/bonus?modal=promotion&bonus=LUCKY50',
  '/user/spin',
  '/user/spin?modal=coupon&coupon=NONE',
  '/user/home?modal=invite&step=friends',
  '/user/home?modal=refund&step=receive',
  '/user/statement',
  '/user/statement?modal=slips',
];
const paths = [...memberPages, ...publicPages.map(({ path }) => path), '/terminated'];

/** A visit loads the page anew and waits until it has everything. */
const msForOneVisit = 10_000;

/** What holds on every screen: it fits, it is accessible, it can be hit with a thumb. */
for (const { language, tag, isDefault } of screenLanguages) {
  const alsoIs = isDefault ? ', and has no accessibility faults' : '';
  test(
    `every screen fits 320 to 1280 px in ${language}, with controls that a thumb can hit${alsoIs}`,
    { tag },
    async ({
      page,
      baseURL,
      market: {
        members: [member],
      },
    }) => {
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
    },
  );
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
