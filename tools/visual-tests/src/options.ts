import { parseArgs } from 'node:util';
import { builds, languages, themes, type Variant } from './variants.ts';

export interface Options {
  readonly variants: readonly Variant[];
  /** Part of the ids of the requested stories; empty for all. */
  readonly only: string;
  /** Replaces the references. */
  readonly isUpdate: boolean;
  /** A branch, tag or commit to compare with, instead of the working tree's references. */
  readonly base: string | null;
}

const phoneWidth = 360;

/**
 * Reads --update, --base <branch>, --only <text>, --language <language>, --theme light|both and --width <pixels>. By default: all builds in
 * all languages, dark, on a phone. Throws an Error that names an invalid option.
 */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { update: { type: 'boolean', default: false }, base: text, only: text, language: text, theme: text, width: text },
  });
  const { update, base = null, only = '', language, theme = 'dark', width = String(phoneWidth) } = values;
  if (update && base !== null) throw new Error('--update and --base exclude each other: the pictures of a commit do not change.');
  const pixels = Number(width);
  if (!Number.isInteger(pixels) || pixels < 200 || pixels > 4000) throw new Error(`--width is "${width}"; expected 200 to 4000.`);
  const requestedLanguages = choose('--language', language, languages);
  const requestedThemes = theme === 'both' ? themes : choose('--theme', theme, themes);
  return {
    variants: requestedThemes.flatMap((eachTheme) =>
      builds.flatMap((build) => requestedLanguages.map((each) => ({ build, language: each, theme: eachTheme, width: pixels }))),
    ),
    only: toId(only),
    isUpdate: update,
    base,
  };
}

function choose(option: string, requested: string | undefined, allowed: readonly string[]): readonly string[] {
  if (requested === undefined) return allowed;
  if (!allowed.includes(requested)) throw new Error(`${option} is "${requested}"; expected ${allowed.join(', ')}.`);
  return [requested];
}

/** Converts `Components/Button` or `Amount text` to the form of Storybook's ids. */
const toId = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
