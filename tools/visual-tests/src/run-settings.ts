import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from './list-stories.ts';
import type { Variant } from './variants.ts';

/** What one Playwright run shows and compares with. Folders are absolute. */
export interface RunSettings {
  /** A built Storybook. */
  readonly storybook: string;
  readonly stories: readonly Story[];
  readonly variants: readonly Variant[];
  readonly references: string;
  /** Whether differing references are replaced. Missing ones are written either way. */
  readonly isUpdate: boolean;
  /** The folder for the run's output. */
  readonly output: string;
  /** The folder for the HTML report; null for none. */
  readonly report: string | null;
}

const variable = 'VISUAL_TESTS_SETTINGS';

/** Writes the settings for a Playwright process. Returns the environment with which its workers find them. */
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

/** The file with the run's findings. */
export const findingsFile = ({ output }: RunSettings): string => join(output, 'findings.json');
