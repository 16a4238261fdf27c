import { expect, it } from 'vitest';
import { paletteCount, pickScene } from './pick-scene.ts';

const codes = Array.from({ length: 60 }, (_each, index) => `game${String(index)}`);

it.each([
  ['pg', 'slot', 'lotus', 5],
  ['pgslot', 'slot', 'reels', 4],
  ['betflix', 'sport', 'football', 4],
  ['huayhd', 'lotto', 'balls', 3],
] as const)('gives %s of %s the same picture on every visit', (code, category, scene, palette) => {
  expect(pickScene(code, category)).toEqual({ scene, palette });
});

it.each([
  ['slot', ['gems', 'lotus', 'reels']],
  ['sport', ['cards', 'football']],
  ['lotto', ['balls']],
  ['other', ['cards', 'gems', 'lotus']],
] as const)('shows what fits the category %s, and all of it', (category, scenes) => {
  expect([...new Set(codes.map((code) => pickScene(code, category).scene))].sort()).toEqual(scenes);
});

it('uses every palette with every scene', () => {
  const pairs = new Set(codes.map((code) => Object.values(pickScene(code, 'sport')).join()));
  expect(pairs.size).toBe(2 * paletteCount);
});

it('has a picture for a game without a code', () => {
  expect(pickScene('', 'lotto').scene).toBe('balls');
});
