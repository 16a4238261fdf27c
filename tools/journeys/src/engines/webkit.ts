import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { onPath } from '@wallet/sandbox/servers';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/chromium.js';
import type { Driver, Engine } from './browser.ts';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
/** MiniBrowser fills the screen. */
const screen = '390x844x24';

/** WebKitGTK, the engine of iPhones, by WebDriver: on a virtual screen with a window manager, without which nothing gets the focus. */
export async function startWebkit(): Promise<Engine> {
  const missing = ['WebKitWebDriver', 'Xvfb', 'openbox'].filter((program) => onPath(program) === undefined);
  if (missing.length > 0) {
    const packages = 'webkit2gtk-driver xvfb openbox gstreamer1.0-plugins-good gstreamer1.0-libav';
    throw new Error(`WebKit needs ${missing.join(', ')}: sudo apt-get install ${packages}. It runs on Linux only.`);
  }
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
  const windows = spawn('openbox', { env, stdio: 'ignore' });
  // Whatever its module, it starts every driver that takes a port.
  const service = new ServiceBuilder(onPath('WebKitWebDriver')).setEnvironment(env).build();
  const url = await service.start();
  const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Scripts run in pages that are still loading.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
  });
  return {
    open: async () => driverOf(await new Builder().usingServer(url).withCapabilities(capabilities).build()),
    stop: async () => {
      await service.kill();
      windows.kill();
      server.kill();
    },
  };
}

const driverOf = (browser: WebDriver): Driver => ({
  evaluate: (script, ...args) => browser.executeScript<never>(script, ...args),
  run: (code) => browser.executeScript(code),
  // Pictures cannot be clicked, only what they are in.
  click: async (x, y) => {
    const script = 'return document.elementFromPoint(...arguments).closest(":not(svg, svg *)")';
    await (await browser.executeScript<WebElement>(script, x, y)).click();
  },
  type: (text) => browser.actions().sendKeys(text).perform(),
  press: (key) => browser.actions().sendKeys(keys[key]).perform(),
  attach: async (css, file) => (await browser.findElement(By.css(css))).sendKeys(file),
  picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
  close: () => browser.quit(),
});
