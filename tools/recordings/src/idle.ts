import type { Page, Request } from '@playwright/test';

/** How long no request and no change may happen. */
const quietMs = 600;

/**
 * Detects that a page is idle, however slow the machine is: no pending requests, no loading placeholders, fonts and pictures loaded, and no
 * changes for a while. Must be created before the page is opened.
 */
export class IdleWatch {
  private readonly page: Page;
  private readonly pending = new Set<Request>();
  private lastRequestAt = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      this.pending.add(request);
    });
    const end = (request: Request) => {
      this.pending.delete(request);
      this.lastRequestAt = performance.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Resolves once the page is idle. Rejects after Playwright's timeout. */
  async waitForIdle(): Promise<void> {
    do await this.page.waitForFunction(isDrawn, quietMs);
    while (this.isFetching());
  }

  private isFetching(): boolean {
    return this.pending.size > 0 || performance.now() - this.lastRequestAt < quietMs;
  }
}

/** Runs in the page. Pictures below the fold load lazily, so only the visible ones count. */
function isDrawn(quiet: number): boolean {
  const page = window as Window & { lastChangeAt?: number };
  if (page.lastChangeAt === undefined) {
    new MutationObserver(() => {
      page.lastChangeAt = performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    page.lastChangeAt = performance.now();
  }
  const isMissing = document.querySelector('[aria-hidden=true][data-shape], [aria-busy=true], [data-busy=true]') !== null;
  const fonts = [...document.fonts].map(({ status }) => status);
  const hasFonts = fonts.includes('loaded') && !fonts.includes('loading');
  const hasPictures = [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
  });
  return !isMissing && hasFonts && hasPictures && performance.now() - page.lastChangeAt > quiet;
}
