import { existsSync } from 'node:fs';
import { launch, type Browser, type Page } from 'puppeteer-core';
import type { Driver, Engine } from './browser.ts';
import { unpackOldChromium } from './unpack-old-chromium.ts';

const defaultViewport = { width: 390, height: 844 };

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  if (!existsSync(executablePath)) {
    throw new Error('Firefox is missing: sudo apt-get install firefox-esr, or set FIREFOX_PATH to its program.');
  }
  return engineOf(
    await launch({ browser: 'firefox', executablePath, defaultViewport, extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 } }),
  );
}

/** Chrome 103, near the oldest supported one. Playwright cannot click there. */
export async function startOldChromium(): Promise<Engine> {
  const args = ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'];
  return engineOf(await launch({ executablePath: await unpackOldChromium(), defaultViewport, args }));
}

const engineOf = (browser: Browser): Engine => ({
  open: async () => driverOf(await (await browser.createBrowserContext()).newPage()),
  stop: () => browser.close(),
});

const driverOf = (page: Page): Driver => ({
  evaluate: (script, ...args) => page.evaluate(script as () => never, ...(args as unknown as [])),
  run: async (code) => {
    await page.evaluate(code);
  },
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  attach: async (css, file) => (await page.waitForSelector<'input'>(css as 'input'))?.uploadFile(file),
  openTab: async () => driverOf(await page.browserContext().newPage()),
  tabs: async () => (await page.browserContext().pages()).map(driverOf),
  picture: () => page.screenshot(),
  close: () => page.browserContext().close(),
});
