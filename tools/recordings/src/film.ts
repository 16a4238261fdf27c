import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** One picture and its duration. */
export interface Picture {
  readonly file: string;
  readonly seconds: number;
}

/** A part of a recording with one caption: the step of the topic that it shows. */
export interface Part {
  readonly step: string;
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

const tapSeconds = 1;
const readSeconds = 3;

/**
 * A recording made of pictures, one after each action of the member. It does not depend on the machine's speed: each picture is shown for
 * as long as it takes to read.
 */
export function startFilm(page: Page, untilIdle: () => Promise<void>, folder: string) {
  const pictures: Picture[] = [];
  const parts: Part[] = [];
  let step: string | null = null;
  let length = 0;
  let startedAt = 0;

  const end = () => {
    if (step !== null) parts.push({ step, fromSeconds: startedAt, toSeconds: length });
    step = null;
  };

  /** Takes a picture once the page is idle. */
  const takePicture = async (seconds = readSeconds) => {
    await untilIdle();
    const file = join(folder, `${String(pictures.length).padStart(3, '0')}.png`);
    writeFileSync(file, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    pictures.push({ file, seconds });
    length += seconds;
  };

  /** Points at an element without clicking it. */
  const point = async (at: Locator, seconds = readSeconds) => {
    // Content still loading above would move it away from the pointer.
    await untilIdle();
    await at.scrollIntoViewIfNeeded();
    await mark(page, at);
    await takePicture(seconds);
    await page.evaluate(() => document.getElementById('recording-finger')?.remove());
  };

  const tap = async (at: Locator) => {
    await point(at, tapSeconds);
    await at.click();
  };

  return {
    pictures: pictures as readonly Picture[],
    parts: parts as readonly Part[],
    end,
    takePicture,
    point,
    tap,
    /** Starts the part of another step, until the next one or the end. */
    begin: (next: string) => {
      end();
      step = next;
      startedAt = length;
    },
    type: async (at: Locator, text: string) => {
      await tap(at);
      await at.fill(text);
      await takePicture(tapSeconds);
    },
    /** Scrolls an element to its end. */
    scroll: (inside: Locator) => inside.evaluate((element) => element.scrollTo({ top: element.scrollHeight })),
  };
}

export type Film = ReturnType<typeof startFilm>;

/** Draws a ring at the pointer, above everything, including open dialogs. */
async function mark(page: Page, at: Locator): Promise<void> {
  const box = await at.boundingBox();
  if (!box) throw new Error('What should be pointed at is not on the screen.');
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(({ x, y }) => {
    const ring = document.createElement('div');
    ring.id = 'recording-finger';
    ring.popover = 'manual';
    Object.assign(ring.style, {
      position: 'fixed',
      inset: 'auto',
      left: `${String(x - 22)}px`,
      top: `${String(y - 22)}px`,
      width: '44px',
      height: '44px',
      margin: '0',
      padding: '0',
      boxSizing: 'border-box',
      border: '4px solid rgb(255 96 64)',
      borderRadius: '50%',
      background: 'rgb(255 96 64 / 20%)',
      boxShadow: '0 0 0 2px #fff',
      pointerEvents: 'none',
    });
    document.body.append(ring);
    ring.showPopover();
  }, centre);
}
