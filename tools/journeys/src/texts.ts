import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { withoutBreakMarks, type Language } from '@wallet/domain';

/** A text of the app: `text('auth', 'submit')`, with values for its placeholders in braces. Throws when the text does not exist. */
export type Texts = (namespace: string, key: string, values?: Readonly<Record<string, string>>) => string;

export function textsIn(language: Language): Texts {
  return (namespace, key, values = {}) => {
    const file = join(workspaceRoot, 'libs/i18n/src/locales', language, `${namespace}.json`);
    const found = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], JSON.parse(readFileSync(file, 'utf8')));
    if (typeof found !== 'string') throw new Error(`no text ${namespace}:${key} in ${language}`);
    return found.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
}

/** Options of `getByRole` for an exact accessible name. */
export const namedAs = (text: string) => ({ name: withoutBreakMarks(text), exact: true });
