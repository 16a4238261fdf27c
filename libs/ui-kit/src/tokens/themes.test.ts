import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { readTheme, type Colors } from './read-theme.ts';
import { colorTokens, scaleTokens, signPairs, textPairs } from './tokens.ts';

const workspace = join(import.meta.dirname, '../../../..');
const themes = globSync('apps/*/src/colors.scss', { cwd: workspace }).map((file) => [file, readTheme(join(workspace, file))] as const);

const looks = themes.flatMap(([name, { dark, light }]) => {
  return [[`${name} dark`, dark] as const, [`${name} light`, light] as const];
});

const contrastOf = (colors: Colors, [one, other]: readonly [string, string]) => contrast(colors.get(one) ?? '', colors.get(other) ?? '');

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
    ['#fff', '#767676', 4.54],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});

describe.each(looks)('the look %s', (_name, colors) => {
  it('gives every colour token a value, and no other', () => {
    expect([...colors.keys()].sort()).toEqual([...colorTokens].sort());
  });

  it.each(textPairs.map((pair) => [...pair] as [string, string]))('lets %s be read on %s', (text, background) => {
    expect(contrastOf(colors, [text, background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(signPairs.map((pair) => [...pair] as [string, string]))('lets %s be seen on %s', (sign, background) => {
    expect(contrastOf(colors, [sign, background])).toBeGreaterThanOrEqual(3);
  });
});

it('looks at the theme of every app', () => {
  expect(themes.map(([file]) => file)).toEqual(
    expect.arrayContaining(['apps/wallet-th/src/colors.scss', 'apps/wallet-la/src/colors.scss']),
  );
});

describe.each(themes)('the theme %s', (_name, { light, lightOfDevice }) => {
  it('is as light on a device that prefers light as where light was chosen', () => {
    expect([...lightOfDevice]).toEqual([...light]);
  });
});

describe('the styles of the kit', () => {
  const src = join(import.meta.dirname, '..');
  const modules = globSync('**/*.module.scss', { cwd: src });
  const known = new Set<string>([...colorTokens, ...scaleTokens].map((token) => `--${token}`));

  it.each(modules)('%s takes its colours from tokens that exist', (file) => {
    const text = readFileSync(join(src, file), 'utf8');
    expect(text.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
    const own = new Set(text.match(/--[\w-]+(?=:)/g));
    const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, token = '']) => token);
    expect(used.filter((token) => !known.has(token) && !own.has(token))).toEqual([]);
  });

  it('are all looked at', () => {
    expect(modules.length).toBeGreaterThan(10);
  });
});
