import type { Page } from 'playwright';

/** Records the milliseconds between frames from now on. */
export async function startFrames(page: Page): Promise<void> {
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
export const endFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const gaps = Reflect.get(window, 'gaps') as number[];
    Reflect.set(window, 'gaps', null);
    return gaps;
  });
