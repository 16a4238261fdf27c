import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

/** The table "Words to avoid" of the glossary: each word with what to use instead. */
function readWordsToAvoid(): ReadonlyMap<string, string> {
  const [, table = ''] = read('CONTEXT.md').split('## Words to avoid');
  const rows = [...table.matchAll(/^\| (?<words>[^|]+?) +\| (?<instead>[^|]+?) +\|$/gm)].map(({ groups }) => groups);
  return new Map(
    rows
      .filter((row) => row !== undefined && row.words !== 'avoid' && !row.words?.startsWith('-'))
      .flatMap((row) => (row?.words ?? '').split(', ').map((word): [string, string] => [word, row?.instead ?? ''])),
  );
}

/** Where one of the words stands in a text, as `line 3: "his"`. */
function findWords(text: string, words: readonly string[]): string[] {
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
  return text.split('\n').flatMap((line, index) => (line.match(pattern) ?? []).map((word) => `line ${String(index + 1)}: "${word}"`));
}

const folders = '{apps,libs,tools,docs,.storybook,.github}';
const isWritten = (file: string) => !/node_modules|out-tsc|\/dist\/|CONTEXT\.md|words\.test\.ts/.test(file);
const files = [`${folders}/**/*.{ts,tsx,mts,mjs,cjs,md,mdx,scss,css,html}`, '*.{md,ts,mjs}'].flatMap((pattern) =>
  globSync(pattern, { cwd: workspaceRoot }).filter(isWritten),
);
const avoided = readWordsToAvoid();

describe('words to avoid', () => {
  it('are read from the glossary', () => {
    expect(avoided.get('his')).toBe('they, their, them');
    expect(avoided.size).toBeGreaterThan(5);
  });

  it('are found as whole words in any case', () => {
    expect(findWords('The history\nof His account, and his-like', [...avoided.keys()])).toEqual(['line 2: "His"']);
  });

  it('do not occur in code, comments or documents', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) => findWords(read(file), [...avoided.keys()]).map((place) => `${file}, ${place}`));
    expect(found).toEqual([]);
  });
});
