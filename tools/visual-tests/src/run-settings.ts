import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from './list-stories.ts';
import type { Variant } from './variants.ts';

/** What one run of Playwright draws, and with what it compares it. Folders are absolute. */
export interface RunSettings {
  /** A built Storybook. */
  readonly storybook: string;
  readonly stories: readonly Story[];
  readonly variants: readonly Variant[];
  readonly references: string;
  /** Whether references that differ are replaced. Those that are missing are written either way. */
  readonly isUpdate: boolean;
  /** For what the run leaves. */
  readonly output: string;
  /** For the HTML report. null for none. */
  readonly report: string | null;
}

const variable = 'VISUAL_TESTS_SETTINGS';

/** Writes the settings for a Playwright process. Returns the environment by which it and its workers find them. */
export function writeRunSettings(settings: RunSettings): Readonly<Record<string, string>> {
  const file = join(settings.output, 'settings.json');
  mkdirSync(settings.output, { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
  return { [variable]: file };
}

export function readRunSettings(): RunSettings {
  const file = process.env[variable];
  if (file === undefined) throw new Error(`${variable} is not set. \`npm run pictures\` sets it.`);
  return JSON.parse(readFileSync(file, 'utf8')) as RunSettings;
}

/** Where the run leaves what it found. */
export const findingsFile = ({ output }: RunSettings): string => join(output, 'findings.json');
