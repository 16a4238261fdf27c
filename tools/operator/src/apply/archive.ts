import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFlags } from '@wallet/domain';
import type { Manifest } from 'vite';
import type { ThemeColors } from '../site/colors.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { describeProblem, Problem } from './problem.ts';

/** What a build knows that pages are composed from. `files` beside it holds everything that settings never change. */
export interface Archive {
  readonly app: string;
  readonly version: string;
  readonly flags: BuildFlags;
  /** Flags that the environment of the build has set. Settings cannot change them. */
  readonly pinned: readonly (keyof BuildFlags)[];
  readonly mark: string;
  readonly colors: ThemeColors;
  /** What only a deployment knows, from the environment of the build. */
  readonly site: SiteFacts;
  /** Vite's `index.html`. */
  readonly template: string;
  readonly manifest: Manifest;
  /** Files of modules that run before the scripts of the app, by name. */
  readonly early: Readonly<Record<string, string>>;
  /** The service worker without what it knows of the build. */
  readonly worker: string;
}

/** Reads the fonts of the app. `folder` holds the files of the archive. */
export const readFonts = (manifest: Manifest, folder: string): readonly Buffer[] =>
  Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file }) => readFileSync(join(folder, file)));

export const archiveFile = 'archive.json';
export const archiveFiles = 'files';
/** The command in an archive. */
export const walletFile = 'wallet.mjs';
/** Maps of the scripts in `files/assets`, by the names of these with `.map`. */
export const sourceMapsFolder = 'maps';

/** Reads a build. Throws a `Problem` where the archive is not whole. */
export function readArchive(folder: string): Archive {
  const file = join(folder, archiveFile);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Archive;
  } catch (error) {
    throw new Problem(
      `${describeProblem(error, file) ?? `${file} is incomplete.`} Unpack the release again, and check it: sha256sum --check --quiet SHA256SUMS`,
    );
  }
}
