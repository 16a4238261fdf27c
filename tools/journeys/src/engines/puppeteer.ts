import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { workspaceRoot } from '@wallet/build';
import { launch, type Browser, type Page } from 'puppeteer-core';
import type { Driver, Engine } from './browser.ts';

const defaultViewport = { width: 390, height: 844 };

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
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

/** Unpacks the Chromium of an npm package, and resolves to its path. */
async function unpackOldChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('The old Chromium runs on Linux on x64 only.');
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json');
  const { version } = createRequire(import.meta.url)(manifest) as { readonly version: string };
  const program = join(workspaceRoot, `node_modules/.cache/chromium-${version}/chromium`);
  if (existsSync(program)) return program;
  mkdirSync(dirname(program), { recursive: true });
  const unfinished = `${program}.${String(process.pid)}`;
  await pipeline(createReadStream(join(dirname(manifest), 'bin/chromium.br')), createBrotliDecompress(), createWriteStream(unfinished));
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, program);
  return program;
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
  picture: () => page.screenshot(),
  close: () => page.browserContext().close(),
});
