import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { browserLaunch } from './browser-launch.ts';
import { serveStorybook, storybookOrigin } from './serve-storybook.ts';
import { waitForStory } from './wait-for-story.ts';

/**
 * Measures the cost of a frame while a row is dragged, on a processor four times slower than this one: the page's own CPU time, whatever
 * else the machine does. Needs the built Storybook.
 */
const stories = ['components-carousel--game-cards', 'components-carousel--banners'];

// Multiplied instead of throttled: the browser's throttling also counts the time of other programs.
const slowdown = 4;
const drags = 6;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds of CPU time of the thread itself. */
  readonly tdur?: number;
}

/** Returns the milliseconds of the slow processor that the page's main thread used per frame. */
function frameTimes(events: readonly TraceEvent[]): number[] {
  // The browser renders other pages too; the one with the most frames is Storybook's.
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const thread = `${String(event.pid)} ${String(event.tid)}`;
    const own = threads.get(thread);
    if (own) own.push(event);
    else threads.set(thread, [event]);
  }
  const frameCount = (thread: readonly TraceEvent[]) => thread.filter(({ name }) => name === 'Commit').length;
  const [own = []] = [...threads.values()].sort((one, other) => frameCount(other) - frameCount(one));
  const tasks = own.filter(({ name }) => name === 'RunTask').sort((one, other) => one.ts - other.ts);
  const ends = own.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  // The task that commits a frame also ran its script, layout and paint.
  return ends.map((end) => ((tasks.findLast(({ ts }) => ts <= end)?.tdur ?? 0) * slowdown) / 1000);
}

/** Drags with touch events, since slow devices are phones. */
async function drag(page: Page, devtools: CDPSession, y: number, direction: 1 | -1): Promise<void> {
  const middle = 180;
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: middle + direction * at, y }] });
  await touch('touchStart', 140);
  for (let at = 130; at >= -140; at -= 10) await touch('touchMove', at);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // Waits while the row keeps gliding, which is measured too.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
}

/** Drags the row of a story back and forth. Resolves to its frame times, shortest first. */
async function measure(browser: Browser, story: string): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, hasTouch: true });
  await serveStorybook(page.context(), join(workspaceRoot, 'dist/storybook'));
  await page.goto(`${storybookOrigin}/iframe.html?id=${story}&viewMode=story`);
  await waitForStory(page, story);
  await page.evaluate(() => document.fonts.ready);
  const y = await page.evaluate(() => {
    const row = [...document.querySelectorAll('#storybook-root *')].find(
      (each) => each.scrollWidth > each.clientWidth + 40 && getComputedStyle(each).overflowX !== 'visible',
    );
    const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    return top + height / 2;
  });
  if (y === 0) throw new Error(`${story} has no row that can be dragged`);
  const devtools = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  for (let count = 0; count < drags; count += 1) await drag(page, devtools, y, count < drags / 2 ? 1 : -1);
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  await page.close();
  return frameTimes(trace.traceEvents).sort((one, other) => one - other);
}

const browser = await chromium.launch(browserLaunch);
const budgetMs = 16;
let isLate = false;
for (const story of stories) {
  const frames = await measure(browser, story);
  const at = (share: number) => (frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0).toFixed(1);
  const late = frames.filter((ms) => ms > budgetMs).length;
  console.log(
    `${story}: ${String(frames.length)} frames, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms, ${String(late)} over ${String(budgetMs)} ms`,
  );
  isLate ||= frames.length === 0 || Number(at(0.99)) > budgetMs;
}
await browser.close();
process.exitCode = isLate ? 1 : 0;
