import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import type { JourneyMember } from './markets.ts';
import { screenLanguages } from './markets.ts';
import { layoutShifts, recordLayoutShifts, slowNetwork } from './layout-shifts.ts';
import { publicPages } from './public-pages.ts';
import { overflows, overflowsWithLargeText, smallControls } from './screen-faults.ts';

// Member pages first: the public shell ends the session.
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
  '/user/bonus?modal=promotion&bonus=NONE',
  '/user/spin',
  '/user/spin?modal=coupon&coupon=NONE',
  '/user/home?modal=invite&step=friends',
  '/user/home?modal=refund&step=receive',
  '/user/statement',
  '/user/play-time',
  '/user/statement?modal=slips',
  '/user/overview',
];
const paths = [...memberPages, ...publicPages.map(({ path }) => path), '/terminated'];

/** A visit reloads the page and waits until everything is loaded. */
const msForOneVisit = 10_000;

/** Long enough to see what is shown while a response is on its way. */
const latencyMs = 100;

/** Requirements for every page that need a window: it fits, nothing in it moves unless the member acts, and its controls are large enough. */
for (const { language, tag, isDefault } of screenLanguages) {
  const alsoIs = isDefault ? ', and moves nothing by itself' : '';
  test(
    `every page fits 320 to 1280 px in ${language}, with controls large enough for a thumb${alsoIs}`,
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
      await recordLayoutShifts(page);
      if (isDefault) {
        await slowNetwork(page, latencyMs);
        // The code that shows banners is there after everything that does not wait for it.
        await page.route('**/assets/Carousel-*.js', async (route) => {
          await setTimeout(5 * latencyMs);
          await route.continue();
        });
      }
      const check = async () => [
        // Before the other checks, which change the page.
        ...(await layoutShifts(page)),
        ...(await smallControls(page)),
        ...(await overflows(page)),
        ...(await overflowsWithLargeText(page)),
      ];
      expect(await faultsOf(page, member, check)).toEqual([]);
    },
  );
}

/** Returns the faults of every page with its address. */
async function faultsOf(page: Page, member: JourneyMember, check: () => Promise<string[]>): Promise<string[]> {
  await enter(page, member, '/user/home');
  // The fonts are in the cache: a machine without the letters of the language shows boxes until then.
  await page.waitForLoadState('networkidle');
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const fault of await check()) faults.push(`${path} ${fault}`);
  }
  return faults;
}
