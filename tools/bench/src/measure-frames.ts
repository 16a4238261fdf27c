import { textsIn } from '@wallet/journeys';
import { withoutBreakMarks, type Language } from '@wallet/domain';
import type { Browser, Locator, Page } from 'playwright';
import { endFrames, startFrames } from './record-frames.ts';
import { slowDown } from './slow-down.ts';
import { hideAgreement } from './watch-total.ts';

interface Visit {
  readonly site: string;
  readonly token: string;
  readonly language: Language;
}

/** What was scrolled, and the percentage of frames that came in time. */
export interface Smoothness {
  readonly name: string;
  readonly percent: number;
}

/** A frame at 60 a second, with room for the clock's own error. The next later frame comes after twice the time. */
const inTimeMs = 18;

const messages = 30;

/** Scrolls what can be long on a processor four times slower: the statement, a row of games and the history of the chat. */
export async function measureFrames(browser: Browser, { site, token, language }: Visit): Promise<readonly Smoothness[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await hideAgreement(page);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const result: Smoothness[] = [];
  const scroll = async (name: string, place: Locator, direction: 'x' | 'y', distance: number) => {
    await place.waitFor();
    await slowDown(page, { onlyProcessor: true });
    result.push({ name, percent: await smoothness(page, place, direction, distance) });
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
  await context.close();
  return result;
}

/** Scrolls there and back by touch, and returns the percentage of frames in time. */
async function smoothness(page: Page, place: Locator, direction: 'x' | 'y', distance: number): Promise<number> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to scroll.');
  const devtools = await page.context().newCDPSession(page);
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + Math.min(box.height, 400) / 2) };
  await startFrames(page);
  for (const way of [distance, -distance]) {
    await devtools.send('Input.synthesizeScrollGesture', {
      ...point,
      ...(direction === 'x' ? { xDistance: way } : { yDistance: way }),
      gestureSourceType: 'touch',
      speed: 1200,
    });
  }
  const gaps = await endFrames(page);
  await devtools.detach();
  return (100 * gaps.filter((gap) => gap <= inTimeMs).length) / gaps.length;
}
