import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(workspaceRoot, 'docs', name), 'utf8');
const promises = read('security.md');
const requirements = read('security-requirements.md');

it('the requirements refer to existing sections only', () => {
  const headings = [...promises.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  const sections = [...requirements.matchAll(/“([^”]+)” of security\.md/g)].map(([, name]) => name);
  expect(sections).not.toEqual([]);
  expect(sections.filter((name) => !headings.includes(name))).toEqual([]);
});
