import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { withoutBreakMarks, type Language } from '@wallet/domain';

/** Looks up a text of the app: `textsIn('th')('auth', 'submit')`. Throws when the text does not exist. */
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

/** Options of `getByRole` for an exact accessible name. */
export const namedAs = (text: string) => ({ name: withoutBreakMarks(text), exact: true });
