import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@wallet/domain';

/** Content of a locale file: texts, or nested levels. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The locale files of each language, by namespace. */
export type Locales = Readonly<Record<Language, Readonly<Record<string, TextTree>>>>;

/** Reads `<folder>/<language>/<namespace>.json`. Throws when a file is not valid JSON. */
export function readLocales(folder: string): Locales {
  const read = (language: Language) =>
    Object.fromEntries(
      readdirSync(join(folder, language))
        .filter((file) => file.endsWith('.json'))
        .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as TextTree]),
    );
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, Record<string, TextTree>>;
}

/** All texts of a file by full key. */
export function flattenTexts(tree: TextTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of flattenTexts(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}
