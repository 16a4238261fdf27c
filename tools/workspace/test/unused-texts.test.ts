import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

type Texts = Readonly<Record<string, unknown>>;

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

/** Keys of a locale file without plural forms, as `topics.wallet.step1`. */
function keysOf(texts: Texts, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as Texts, `${prefix}${key}.`),
  );
  return [...new Set(keys.map((key) => key.replace(/_(?:one|other)$/, '')))];
}

/** Whether the source names a key, in full or with a part that is put in at run time. */
function isNamed(key: string, source: string, templates: readonly RegExp[]): boolean {
  return source.includes(`'${key}'`) || source.includes(`:${key}'`) || templates.some((template) => template.test(key));
}

// Their keys are codes of the contract and of the domain, or titles of pages.
const namedByCode = ['errors', 'refusals', 'site'];

it('every text is named by the source of an app or a library', () => {
  const isSource = (file: string) => !/node_modules|\.test\.|libs\/i18n\/src\/(?:terms|find-locale-problems)/.test(file);
  const source = globSync('{apps,libs,tools/recordings}/**/*.{ts,tsx}', { cwd: workspaceRoot }).filter(isSource).map(read).join('\n');
  const templates = [...source.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^}]*\})+)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );
  const files = globSync('libs/i18n/src/locales/en/*.json', { cwd: workspaceRoot });
  expect(files.length).toBeGreaterThan(20);
  const unused = files
    .filter((file) => !namedByCode.includes(basename(file, '.json')))
    .flatMap((file) =>
      keysOf(JSON.parse(read(file)) as Texts)
        .filter((key) => !isNamed(key, source, templates))
        .map((key) => `${basename(file, '.json')}.${key}`),
    );
  expect(unused).toEqual([]);
});
