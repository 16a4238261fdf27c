import type { Page } from '@playwright/test';

/** As if the member had logged in, and been reminded last, so long ago. */
export const letPass = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    for (const store of [localStorage, sessionStorage]) {
      for (const [key, text] of Object.entries({ ...store })) {
        if (!/^member:(loginSeen|reminded)$/.test(key)) continue;
        const mark = JSON.parse(text as string) as { deviceMs: number; serverMs: number | null };
        store.setItem(key, JSON.stringify({ deviceMs: mark.deviceMs - ms, serverMs: mark.serverMs === null ? null : mark.serverMs - ms }));
      }
    }
  }, minutes * 60_000);
