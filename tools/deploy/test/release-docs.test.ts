import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { readCall } from '@wallet/operator';
import { expect, it } from 'vitest';
import { releasedDocs, withOwnLinks } from '../src/release.ts';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const documents = [
  ['README.md', read('tools/deploy/release.md')] as const,
  ...releasedDocs.map((file) => [file, withOwnLinks(read(`docs/${file}`))] as const),
];
const released = [...documents.map(([file]) => file), 'nginx.conf', 'nginx-tls.conf', 'CHANGELOG.md'];

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');

it.each(documents)('%s leads to what the release has', (file, text) => {
  for (const [, path = '', part] of text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)) {
    const target = path === '' ? file : path;
    expect(released).toContain(target);
    const headings = [...(documents.find(([name]) => name === target)?.[1] ?? '').matchAll(/^#+ (.*)$/gm)].map(
      ([, heading = '']) => heading,
    );
    if (part !== undefined) expect(headings.map(anchorOf), `${target}#${part}`).toContain(part);
  }
});

it.each(documents)('%s names commands that can be called', (_file, text) => {
  for (const [, line = ''] of text.matchAll(/node wallet\.mjs ([^`\n]*)/g)) {
    expect(() => readCall(line.trim().split(/\s+/), ''), line).not.toThrow();
  }
});
