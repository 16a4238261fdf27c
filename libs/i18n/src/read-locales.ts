import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@wallet/domain';
import type { TextTree } from './flatten-texts.ts';

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
