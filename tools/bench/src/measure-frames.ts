import { textsIn } from '@wallet/journeys';
import { withoutBreakMarks, type Language } from '@wallet/domain';
import type { Browser, Locator, Page } from 'playwright';
import { slowDown } from './slow-down.ts';
import { hideAgreement } from './watch-total.ts';

interface Visit {
  readonly site: string;
  readonly token: string;
  readonly language: Language;
}

/** What moved, and the percentage of frames that came in time. */
export interface Smoothness {
  readonly name: string;
  readonly percent: number;
}

/** A frame at 60 a second, with room for the clock's own error. The next later frame comes after twice the time. */
const inTimeMs = 18;

const messages = 30;

/** On a processor four times slower, scrolls what can be long: the statement, a row of games and the history of the chat. Then spins the wheel. */
export async function measureFrames(browser: Browser, { site, token, language }: Visit): Promise<readonly Smoothness[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await hideAgreement(page);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const result: Smoothness[] = [];
  const record = async (name: string, act: () => Promise<void>) => {
    await slowDown(page, { onlyProcessor: true });
    await startFrames(page);
    await act();
    const gaps = await endFrames(page);
    result.push({ name, percent: (100 * gaps.filter((gap) => gap <= inTimeMs).length) / gaps.length });
  };
  const scroll = async (name: string, place: Locator, direction: 'x' | 'y', distance: number) => {
    await place.scrollIntoViewIfNeeded();
    await record(name, () => scrollThereAndBack(page, place, direction, distance));
  };

  await page.goto(`${site}/user/statement`, { waitUntil: 'networkidle' });
  await scroll('statement', page.locator('main'), 'y', -1500);
  await page.goto(`${site}/user/home`, { waitUntil: 'networkidle' });
  await scroll('games', page.locator('article').first(), 'x', -600);
  await page.goto(`${site}/user/contact`, { waitUntil: 'networkidle' });
  const text = (key: string) => withoutBreakMarks(textsIn(language)('chat', key));
  await page.getByRole('button', { name: new RegExp(`^${text('open')}`) }).click();
  const field = page.getByRole('textbox', { name: text('composer.label') });
  for (let index = 0; index < messages; index += 1) {
    await field.fill(`${String(index + 1)} ${text('title')}`);
    await field.press('Enter');
  }
  await scroll('chat', page.getByRole('region', { name: text('history.label') }), 'y', 1500);
  const setup = page.waitForResponse('**/api/spinwheel/setup');
  await page.goto(`${site}/user/spin`, { waitUntil: 'networkidle' });
  const { slices } = (await (await setup).json()) as { readonly slices: readonly { readonly code: string; readonly label: string }[] };
  // The member keeps their coins for the next round.
  await page.route('**/api/spinwheel/spin', (route) => route.fulfill({ json: { ...slices[0], success: true, remainingCoin: 1 } }));
  await record('wheel', async () => {
    await page.locator('canvas').locator('xpath=../..').getByRole('button').click();
    await page.getByRole('alertdialog').waitFor();
  });
  await context.close();
  return result;
}

/** Scrolls there and back by touch. */
async function scrollThereAndBack(page: Page, place: Locator, direction: 'x' | 'y', distance: number): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to scroll.');
  const devtools = await page.context().newCDPSession(page);
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + Math.min(box.height, 400) / 2) };
  for (const way of [distance, -distance]) {
    await devtools.send('Input.synthesizeScrollGesture', {
      ...point,
      ...(direction === 'x' ? { xDistance: way } : { yDistance: way }),
      gestureSourceType: 'touch',
      speed: 1200,
    });
  }
  await devtools.detach();
}

/** Records the milliseconds between frames from now on. */
async function startFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    Object.assign(window, { gaps });
    let last = 0;
    const step = (now: number) => {
      if (last > 0) gaps.push(now - last);
      last = now;
      if (Reflect.get(window, 'gaps') === gaps) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Ends the record and returns it. */
const endFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const gaps = Reflect.get(window, 'gaps') as number[];
    Reflect.set(window, 'gaps', null);
    return gaps;
  });
