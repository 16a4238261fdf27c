import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { IdleWatch } from './idle.ts';

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
export class Film {
  readonly pictures: Picture[] = [];
  readonly parts: Part[] = [];
  private readonly page: Page;
  private readonly idle: IdleWatch;
  private readonly folder: string;
  private step: string | null = null;
  private seconds = 0;
  private startedAt = 0;

  constructor(page: Page, idle: IdleWatch, folder: string) {
    this.page = page;
    this.idle = idle;
    this.folder = folder;
  }

  /** Starts the part of another step, until the next one or the end. */
  begin(step: string): void {
    this.end();
    this.step = step;
    this.startedAt = this.seconds;
  }

  end(): void {
    if (this.step === null) return;
    this.parts.push({ step: this.step, fromSeconds: this.startedAt, toSeconds: this.seconds });
    this.step = null;
  }

  /** Takes a picture once the page is idle. */
  async takePicture(seconds = readSeconds): Promise<void> {
    await this.idle.waitForIdle();
    const file = join(this.folder, `${String(this.pictures.length).padStart(3, '0')}.png`);
    writeFileSync(file, await this.page.screenshot({ animations: 'disabled', caret: 'hide' }));
    this.pictures.push({ file, seconds });
    this.seconds += seconds;
  }

  /** Points at an element without clicking it. */
  async point(at: Locator, seconds = readSeconds): Promise<void> {
    // Content still loading above would move it away from the pointer.
    await this.idle.waitForIdle();
    await at.scrollIntoViewIfNeeded();
    await this.mark(at);
    await this.takePicture(seconds);
    await this.unmark();
  }

  async tap(at: Locator): Promise<void> {
    await this.point(at, tapSeconds);
    await at.click();
  }

  async type(at: Locator, text: string): Promise<void> {
    await this.tap(at);
    await at.fill(text);
    await this.takePicture(tapSeconds);
  }

  /** Scrolls an element to its end. */
  async scroll(inside: Locator): Promise<void> {
    await inside.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  }

  /** Draws a ring at the pointer, above everything, including open dialogs. */
  private async mark(at: Locator): Promise<void> {
    const box = await at.boundingBox();
    if (!box) throw new Error('What should be pointed at is not on the screen.');
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.page.evaluate(({ x, y }) => {
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

  private async unmark(): Promise<void> {
    await this.page.evaluate(() => document.getElementById('recording-finger')?.remove());
  }
}
