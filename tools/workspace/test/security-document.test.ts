import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

const text = readFileSync(join(workspaceRoot, 'docs/security.md'), 'utf8');

it('names existing files only', () => {
  const named = [...text.matchAll(/`((?:apps|libs|tools|docs|\.github)\/[^`<>…]+|[\w.-]+\.(?:json|mjs))`/g)].map(([, file = '']) => file);
  expect(named).not.toEqual([]);
  expect(named.filter((file) => !existsSync(join(workspaceRoot, file)))).toEqual([]);
});

it('refers to existing sections only', () => {
  const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  const sections = [...text.matchAll(/“([^”]+)” above/g)].map(([, name]) => name);
  expect(sections).not.toEqual([]);
  expect(sections.filter((name) => !headings.includes(name))).toEqual([]);
});
