import { colorTokens } from '@wallet/ui-kit/tokens';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeMoves, themeFrom } from '../src/theme/index.ts';
import { toneOf } from '../src/theme/tone.ts';
import { hardToSee } from './hard-to-see.ts';

const anyColor = integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const gold = '#f2c14e';

describe('themeFrom', () => {
  it('makes themes that are easy to see from any colour', { timeout: 60_000 }, () => {
    assert(
      property(anyColor, (color) => {
        const { dark, light } = themeFrom(color);
        expect({ dark: hardToSee(dark), light: hardToSee(light) }).toEqual({ dark: [], light: [] });
      }),
      { numRuns: 300, examples: ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#00ff00'].map((color) => [color]) },
    );
  });

  it('gives every token a colour', () => {
    const { dark, light } = themeFrom(gold);
    for (const colors of [dark, light]) {
      expect(
        Object.keys(colors)
          .map((name) => `color-${name}`)
          .sort(),
      ).toEqual([...colorTokens].sort());
    }
  });

  it.each([gold, '#ffff00', '#00592a', '#7a0019'])('leaves %s, which carries text, as it is', (color) => {
    const { light, moved } = themeFrom(color);
    expect(light.accent).toBe(color);
    expect(moved.light).toBeNull();
  });

  it('says how far a colour was moved that carries no text', () => {
    const { dark, light, moved } = themeFrom('#ff2d87');
    for (const [colors, move] of [
      [dark, moved.dark],
      [light, moved.light],
    ] as const) {
      expect(move).toMatchObject({ from: '#ff2d87', to: colors.accent, reason: 'text' });
      expect(move?.lightness).toBeCloseTo((toneOf(colors.accent).l - toneOf('#ff2d87').l) * 100, 5);
    }
  });

  it.each(['#ec0135', '#c8102e', '#1a56db'])('darkens %s, because it looks less different than lighter', (color) => {
    const { moved } = themeFrom(color);
    expect(moved.light?.lightness ?? 0).toBeLessThanOrEqual(0);
  });

  it('moves a colour that is not seen on the page', () => {
    expect(themeFrom('#0b1f4d').moved).toMatchObject({ dark: { reason: 'surface' }, light: null });
    expect(themeFrom('#fffbe6').moved).toMatchObject({ dark: null, light: { reason: 'surface' } });
  });

  it('reads short and upper-case colours', () => {
    expect(themeFrom('#FC5')).toEqual(themeFrom('#ffcc55'));
  });

  it.each(['', 'gold', 'f2c14e', '#f2c14', '#f2c14e80', '#ggg', 'url(#fff)'])('refuses "%s" and names what is allowed', (color) => {
    expect(() => themeFrom(color)).toThrow(new RangeError(`"${color}" is not a colour; allowed is #rrggbb or #rgb, as #f2c14e or #fc5`));
  });
});

describe('describeMoves', () => {
  it('says nothing about a colour that stayed', () => {
    expect(describeMoves(themeFrom(gold))).toEqual([]);
  });

  it('names both colours, the distance and the reason', () => {
    const [sentence, ...others] = describeMoves(themeFrom('#0b1f4d'));
    expect(sentence).toMatch(
      /^dark: #0b1f4d became #[\da-f]{6}, \d+\.\d points of 100 lighter in OKLCH \(delta E 2000: \d+\.\d\), because a button of it is not seen on the page$/,
    );
    expect(others).toEqual([]);
  });
});
