import type { Page } from '@playwright/test';

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** Collects policy violations, from the first byte of each page on. */
export async function watchPolicy(page: Page): Promise<() => Promise<Violation[]>> {
  await page.addInitScript(() => {
    const found: Violation[] = [];
    (window as unknown as { violations: Violation[] }).violations = found;
    document.addEventListener('securitypolicyviolation', (event) => {
      found.push({ directive: event.effectiveDirective, blocked: `${event.blockedURI} ${event.sample}` });
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: Violation[] }).violations);
}
