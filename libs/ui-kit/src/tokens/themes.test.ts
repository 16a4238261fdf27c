import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathToFileURL } from 'node:url';
import { compile, type FileImporter } from 'sass';
import { contrast } from '../color/contrast.ts';
import { colorTokens, signPairs, textPairs, veiledPairs } from './tokens.ts';

/** Resolves the kit's own styles, like the build does. */
const kit: FileImporter<'sync'> = {
  findFileUrl: (url) =>
    url.startsWith('@wallet/ui-kit/') ? pathToFileURL(join(import.meta.dirname, '..', url.slice('@wallet/ui-kit/'.length))) : null,
};

type Colors = ReadonlyMap<string, string>;

/** Returns the colour tokens of one rule of the compiled theme. */
function readRule(css: string, selector: string): Colors {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`the theme has no rule ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map([...body.matchAll(/--(color-[\w-]+):\s*([^;]+);/g)].map(([, token = '', value = '']) => [token, value.trim()]));
}

/** Compiles an app's colours like the build does. `lightOfDevice` are the colours on a device that prefers light. */
function readTheme(file: string): { readonly dark: Colors; readonly light: Colors; readonly lightOfDevice: Colors } {
  const { css } = compile(file, { importers: [kit] });
  return {
    dark: readRule(css, ':root'),
    light: readRule(css, ':root[data-theme=light]'),
    lightOfDevice: readRule(css, ':root:not([data-theme=dark])'),
  };
}

const workspace = join(import.meta.dirname, '../../../..');
const themes = globSync('apps/*/src/colors.scss', { cwd: workspace }).map((file) => [file, readTheme(join(workspace, file))] as const);

const variants = themes.flatMap(([name, { dark, light }]) => {
  return [[`${name} dark`, dark] as const, [`${name} light`, light] as const];
});

const contrastOf = (colors: Colors, [one, other]: readonly [string, string]) => contrast(colors.get(one) ?? '', colors.get(other) ?? '');

/** The colour that is seen where translucent white, as `rgba(255, 255, 255, 0.09)`, is on a `#rrggbb` ground. */
function whiteOver(ground: string, veil: string): string {
  const alpha = Number(/^rgba\(255, 255, 255, ([\d.]+)\)$/.exec(veil)?.[1]);
  const parts = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return `#${parts.map((part) => Math.round(part + (255 - part) * alpha).toString(16)).join('')}`;
}

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
  ['#fff', '#767676', 4.54],
])('contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe.each(variants)('the theme %s', (_name, colors) => {
  it('defines every colour token and no other', () => {
    expect([...colors.keys()].sort()).toEqual([...colorTokens].sort());
  });

  it.each(textPairs.map((pair) => [...pair] as [string, string]))('makes %s readable on %s', (text, background) => {
    expect(contrastOf(colors, [text, background])).toBeGreaterThanOrEqual(7);
  });

  it.each(veiledPairs.map((pair) => [...pair] as [string, string, string]))('makes %s readable on %s over %s', (text, veil, ground) => {
    expect(contrast(colors.get(text) ?? '', whiteOver(colors.get(ground) ?? '', colors.get(veil) ?? ''))).toBeGreaterThanOrEqual(7);
  });

  it.each(signPairs.map((pair) => [...pair] as [string, string]))('makes %s visible on %s', (sign, background) => {
    expect(contrastOf(colors, [sign, background])).toBeGreaterThanOrEqual(3);
  });
});

it('covers the theme of every app', () => {
  expect(themes.map(([file]) => file)).toEqual(
    expect.arrayContaining(['apps/wallet-th/src/colors.scss', 'apps/wallet-la/src/colors.scss']),
  );
});

describe.each(themes)('the theme %s', (_name, { light, lightOfDevice }) => {
  it('has the same light colours for devices that prefer light as for members who chose it', () => {
    expect([...lightOfDevice]).toEqual([...light]);
  });
});
