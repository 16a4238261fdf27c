import { expect, it } from 'vitest';
import { themeFrom, toDesignTokens } from '../src/theme/index.ts';

const tokens = toDesignTokens(themeFrom('#f2c14e'));

it('writes an opaque colour with its parts and its hex', () => {
  expect(tokens.light.$type).toBe('color');
  expect(tokens.light.accent).toEqual({
    $value: { colorSpace: 'srgb', components: [0.94902, 0.75686, 0.30588], alpha: 1, hex: '#f2c14e' },
  });
});

it('writes a translucent colour with its alpha', () => {
  expect(tokens.dark['shadow-deep']).toEqual({ $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.48, hex: '#000000' } });
  expect(tokens.dark.shadow).toMatchObject({ $value: { alpha: 0 } });
});

it('refuses what is no colour', () => {
  expect(() => toDesignTokens({ dark: { accent: 'golden' }, light: {} })).toThrow('"golden" is not a colour');
});
