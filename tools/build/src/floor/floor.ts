import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspace.ts';

/** The names of the browsers of `browserslist` in Vite's targets and in browser-compat-data. */
const browsers = {
  chrome: { inVite: 'chrome', inData: ['chrome', 'chrome_android', 'webview_android'] },
  firefox: { inVite: 'firefox', inData: ['firefox'] },
  safari: { inVite: 'safari', inData: ['safari'] },
  ios_saf: { inVite: 'ios', inData: ['safari_ios'] },
} as const;

/** The oldest supported version of a browser. */
export interface FloorBrowser {
  readonly browser: keyof typeof browsers;
  readonly version: string;
}

/** The oldest browsers in which the app runs. They are stated once, as `browserslist` in package.json. */
export const floor: readonly FloorBrowser[] = readFloor();

function readFloor(): FloorBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { browserslist: readonly string[] };
  return browserslist.map((line) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!(browser in browsers)) throw new Error(`browserslist: "${line}" is not of the form "chrome >= 97"`);
    return { browser: browser as keyof typeof browsers, version };
  });
}

/** Vite's `build.target`, from which it derives that of style sheets. */
export const buildTarget: string[] = floor.map(({ browser, version }) => `${browsers[browser].inVite}${version}`);

/** The versions of the floor by the names of browser-compat-data. */
export const floorVersions: ReadonlyMap<string, string> = new Map(
  floor.flatMap(({ browser, version }) => browsers[browser].inData.map((name) => [name, version] as const)),
);

/** The target of the boot script, which must run in browsers of 2018, to say that it is too old for the rest. */
export const bootTarget = 'es2018';

/** A method of arrays that all browsers of the floor have, and those before it do not. */
export const newestMethod = 'findLast';
