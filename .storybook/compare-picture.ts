import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Higher than nearly all pages, so that the picture contains all of them. */
const height = 2000;

beforeEach(() => {
  // Noon in Bangkok and Vientiane, so that no picture depends on the time of day.
  vi.setSystemTime('2026-11-21T12:00:00+07:00');
  let seed = 1;
  vi.spyOn(Math, 'random').mockImplementation(() => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
  // Playwright takes a picture as if by a tap, after which a dialog that opens would hold the taps of the next story.
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ isActive: false, hasBeenActive: false });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

afterEach(async () => {
  await page.viewport(window.innerWidth, height);
  await expect(page).toMatchScreenshot();
});
