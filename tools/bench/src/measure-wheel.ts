import type { Page } from 'playwright';

/** One spin as it was drawn, from the tap to the prize. */
export interface SpinSeen {
  /** Code of the slice that the backend named, and of the one at which the wheel stood. */
  readonly named: string;
  readonly landed: string | undefined;
  readonly frames: number;
  readonly framesPerSecond: number;
  /** 95 of 100 frames came within this many milliseconds of the one before. */
  readonly slowFrameMs: number;
  /** What a frame cost the page's own thread, in milliseconds. */
  readonly workMs: number;
}

/** Spins the wheel that is open once, by its button, and closes the prize. `codes` are the wheel's slices in their order. */
export async function measureSpin(page: Page, codes: readonly string[]): Promise<SpinSeen> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const busySeconds = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
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
  const before = await busySeconds();
  const response = page.waitForResponse('**/api/spinwheel/spin');
  await page.locator('canvas').locator('xpath=../..').getByRole('button').click();
  const { code: named } = (await (await response).json()) as { code: string };
  await page.getByRole('alertdialog').waitFor();
  const work = (await busySeconds()) - before;
  const { gaps, turns } = await page.evaluate(() => {
    const taken = Reflect.get(window, 'gaps') as number[];
    Reflect.set(window, 'gaps', null);
    return { gaps: taken, turns: Number(/rotate\((.*)turn\)/.exec(document.querySelector('canvas')?.style.transform ?? '')?.[1]) };
  });
  await page.locator('dialog footer button').last().click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await devtools.detach();
  // Reckoned without the wheel's own rule: slice 0 begins at the pointer, the others follow clockwise.
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
