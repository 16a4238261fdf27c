import type { Page } from 'playwright';
import { endFrames, startFrames } from './record-frames.ts';

/** One spin as rendered, from the tap to the prize. */
export interface SpinMeasurement {
  /** Codes of the slice in the response and of the one at which the wheel stopped. */
  readonly named: string;
  readonly landed: string | undefined;
  readonly frames: number;
  readonly framesPerSecond: number;
  /** 95 of 100 frames took at most this many milliseconds. */
  readonly slowFrameMs: number;
  /** Main thread milliseconds per frame. */
  readonly workMs: number;
}

/** Spins the open wheel once by its button, and closes the prize. `codes` are the wheel's slices in order. */
export async function measureSpin(page: Page, codes: readonly string[]): Promise<SpinMeasurement> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const busySeconds = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await startFrames(page);
  const before = await busySeconds();
  const response = page.waitForResponse('**/api/spinwheel/spin');
  await page.locator('canvas').locator('xpath=../..').getByRole('button').click();
  const { code: named } = (await (await response).json()) as { code: string };
  await page.getByRole('alertdialog').waitFor();
  const work = (await busySeconds()) - before;
  const gaps = await endFrames(page);
  const turns = await page.evaluate(() => Number(/rotate\((.*)turn\)/.exec(document.querySelector('canvas')?.style.transform ?? '')?.[1]));
  await page.locator('dialog footer button').last().click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await devtools.detach();
  // Computed independently of the wheel's own code: slice 0 begins at the pointer, the others follow clockwise.
  const past = ((-turns % 1) + 1) % 1;
  const sorted = gaps.toSorted((left, right) => left - right);
  return {
    named,
    landed: codes[Math.floor(past * codes.length) % codes.length],
    frames: gaps.length,
    framesPerSecond: (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000,
    slowFrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    workMs: (work * 1000) / gaps.length,
  };
}
