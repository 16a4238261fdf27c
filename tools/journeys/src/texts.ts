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
