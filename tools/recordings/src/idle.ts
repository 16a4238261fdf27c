import type { Page, Request } from '@playwright/test';

/** How long nothing may have been fetched or drawn. */
const quietMs = 600;

/**
 * Knows when a page is idle, however slow the machine is: everything fetched, nothing in place of what is still on its
 * way, its own fonts and pictures there, and nothing drawn for a while. Made before the page is opened.
 */
export class IdleWatch {
  private readonly page: Page;
  private readonly underWay = new Set<Request>();
  private lastRequestAt = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      this.underWay.add(request);
    });
    const end = (request: Request) => {
      this.underWay.delete(request);
      this.lastRequestAt = performance.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Resolves once the page is idle. Throws where it does not become so within Playwright's time-out. */
  async waitForIdle(): Promise<void> {
    do await this.page.waitForFunction(isDrawn, quietMs);
    while (this.isFetching());
  }

  private isFetching(): boolean {
    return this.underWay.size > 0 || performance.now() - this.lastRequestAt < quietMs;
  }
}

/** Runs in the page. A picture further down is fetched once it is scrolled to, so only those on the screen count. */
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
