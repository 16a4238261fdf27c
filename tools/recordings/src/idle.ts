import type { Page, Request } from '@playwright/test';

/** How long no request and no change may happen. */
const quietMs = 600;

/**
 * Detects that a page is idle, however slow the machine is: no pending requests, no loading placeholders, fonts and pictures loaded, and no
 * changes for a while. Must be called before the page is opened. What it returns resolves once the page is idle, and rejects after
 * Playwright's timeout.
 */
export function watchIdle(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastRequestAt = 0;
  page.on('request', (request) => {
    pending.add(request);
  });
  const end = (request: Request) => {
    pending.delete(request);
    lastRequestAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    do await page.waitForFunction(isDrawn, quietMs);
    while (pending.size > 0 || performance.now() - lastRequestAt < quietMs);
  };
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
