import { expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { sliceColors } from './use-wheel-picture.ts';

const read = (color: unknown) => (typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) ? color : null);

it("uses the operator's colours when the label is readable", () => {
  expect(sliceColors({ ground: '#102030', ink: '#ffee00' }, 0, read)).toEqual({ ground: '#102030', ink: '#ffee00' });
});

it.each([
  ['has too little contrast', { ground: '#ffffff', ink: '#fefefe' }, '#000000'],
  ['is invalid', { ground: '#101010', ink: 'url(x)' }, '#ffffff'],
  ['is missing', { ground: '#ffee00', ink: undefined }, '#000000'],
])('uses black or white for a label whose colour %s', (_name, request, ink) => {
  expect(sliceColors(request, 0, read)).toEqual({ ground: request.ground, ink });
});

it('uses readable preset colours for an invalid background, different ones for adjacent slices', () => {
  const [first, second, third] = [0, 1, 2].map((index) => sliceColors({ ground: null, ink: '#ffffff' }, index, read));
  expect(new Set([first?.ground, second?.ground, third?.ground]).size).toBe(3);
  for (const colors of [first, second, third]) expect(contrast(colors?.ink ?? '', colors?.ground ?? '')).toBeGreaterThanOrEqual(4.5);
});
