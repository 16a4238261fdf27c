import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import type { Language } from '@wallet/domain';

/** Looks up what a screen says: `textsIn('th')('auth', 'submit')`. Throws where there is no such text. */
export function textsIn(language: Language): (namespace: string, key: string) => string {
  return (namespace, key) => {
    const file = join(workspaceRoot, 'libs/i18n/src/locales', language, `${namespace}.json`);
    const found = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], JSON.parse(readFileSync(file, 'utf8')));
    if (typeof found !== 'string') throw new Error(`no text ${namespace}:${key} in ${language}`);
    return found;
  };
}

/** A text as assistive technology says it: without the marks at which a line may break, which Lao has. */
export const plain = (words: string) => words.replaceAll('\u200b', '');

/** For `getByRole`: what has exactly this accessible name. */
export const namedAs = (words: string) => ({ name: plain(words), exact: true });
