import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@wallet/sandbox/servers';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { readScreen, type ScreenPicture } from './screen-picture.ts';

/** A phone's size: MiniBrowser fills the screen. */
const screen = '390x844x24';
const readyMs = 15_000;

/** WebKitGTK on a virtual screen. */
export interface Webkit {
  /** Opens a browser without cookies and storage. */
  readonly openBrowser: () => Promise<WebDriver>;
  /** What is on the screen. A picture by the driver is drawn again, without what the engine clips or leaves out on a screen. */
  readonly readScreen: () => ScreenPicture;
  readonly stop: () => void;
}

/** Starts the screen, a window manager (without one, nothing gets the focus) and the driver. */
export async function startWebkit(): Promise<Webkit> {
  const children: ChildProcess[] = [];
  const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}, stdio: StdioOptions = 'ignore') => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio });
    children.push(child);
    return child;
  };
  const frameBuffer = mkdtempSync(join(tmpdir(), 'wallet-screen-'));
  const stop = () => {
    for (const child of children.toReversed()) child.kill();
    rmSync(frameBuffer, { recursive: true, force: true });
  };
  const args = ['-displayfd', '3', '-screen', '0', screen, '-fbdir', frameBuffer, '-nolisten', 'tcp'];
  const display = await displayOf(run('Xvfb', args, {}, ['ignore', 'ignore', 'ignore', 'pipe']));
  const onScreen = { DISPLAY: display };
  run('openbox', [], onScreen);
  const port = await freePort();
  run('WebKitWebDriver', [`--port=${String(port)}`], onScreen);
  const server = `http://127.0.0.1:${String(port)}`;
  const end = Date.now() + readyMs;
  while (
    !(await fetch(`${server}/status`).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end) {
      stop();
      throw new Error('WebKitWebDriver does not answer');
    }
    await wait(50);
  }
  const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').filter((path) => existsSync(path));
  return {
    openBrowser: () =>
      new Builder()
        .usingServer(server)
        .withCapabilities(
          new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] } }),
        )
        .build(),
    readScreen: () => readScreen(join(frameBuffer, 'Xvfb_screen0')),
    stop,
  };
}

/** The number of a new X display, as `:1`. */
async function displayOf(server: ChildProcess): Promise<string> {
  const [output] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${output.toString().trim()}`;
}
