import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

/** Without the spaces that align the tables. */
const text = readFileSync(join(workspaceRoot, 'docs/security.md'), 'utf8').replaceAll(/ +/g, ' ');
const states = ['met', 'operator', 'not applicable', 'not met'] as const;
const rows = [...text.matchAll(/^\| ([\d., ]+) \| ([12]) \| ([^|]+) \| (.+) \|$/gm)]
  .map(([, ids = '', level = '', state = '', where = '']) => ({ ids: ids.split(', '), level, state: state.replaceAll('*', ''), where }))
  .filter(({ ids }) => ids.every((id) => /^\d+\.\d+\.\d+$/.test(id)));

it('names existing files only', () => {
  const named = [...text.matchAll(/`((?:apps|libs|tools|docs|\.github)\/[^`<>…]+|[\w.-]+\.(?:json|mjs))`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(join(workspaceRoot, file)))).toEqual([]);
});

it('has each requirement of the first two levels once, with one of four states and a reason', () => {
  const ids = rows.flatMap((row) => row.ids);
  expect(ids).toHaveLength(253);
  expect(new Set(ids).size).toBe(253);
  for (const { state, where } of rows) {
    expect(states).toContain(state);
    expect(where.length).toBeGreaterThan(3);
  }
});

it.each(['1', '2'])('has the right counts of states for level %s', (level) => {
  const count = (state: string) =>
    rows.filter((row) => row.level === level && row.state === state).reduce((sum, { ids }) => sum + ids.length, 0);
  const counts = states.map(count);
  const total = counts.reduce((sum, one) => sum + one, 0);
  expect(text).toContain(`| ${level} | ${[total, ...counts].join(' | ')} |`);
});

it('names a file or section for each requirement that is met or up to the operator', () => {
  const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  const sectionsIn = (where: string) => [...where.matchAll(/“([^”]+)” above/g)].map(([, name]) => name);
  const decided = rows.filter(({ state }) => state === 'met' || state === 'operator');
  expect(
    decided.filter(
      ({ where }) => !/`(?:apps|libs|tools|docs|\.github)\/|`[\w.-]+\.(?:json|mjs)`/.test(where) && sectionsIn(where).length === 0,
    ),
  ).toEqual([]);
  expect(rows.flatMap(({ where }) => sectionsIn(where)).filter((name) => !headings.includes(name))).toEqual([]);
});

it('leaves only requirements open that the specification fixes (level 1), and less than a tenth (level 2)', () => {
  const open = (level: string) => rows.filter((row) => row.level === level && row.state === 'not met');
  expect(open('1').filter(({ where }) => !/\bspecification\b/.test(where))).toEqual([]);
  expect(open('2').flatMap(({ ids }) => ids).length).toBeLessThan(183 / 10);
});
