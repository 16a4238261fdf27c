import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts of the page that no input explains. */
    layoutShifts?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records the layout shifts of each page that opens from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = [];
    window.layoutShifts = found;
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = element?.textContent.trim().slice(0, 30) ?? '';
      return `<${element?.tagName.toLowerCase() ?? '?'}> "${text}" from ${String(previousRect.top)} to ${String(currentRect.top)}`;
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) found.push(`moves by itself: ${sources.map(describe).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts since the page was opened, with the elements that moved. */
export const layoutShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.layoutShifts ?? []);

/** Delays every request, so that placeholders are shown before what they stand for. */
export async function slowNetwork(page: Page, latencyMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
