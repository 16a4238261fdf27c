import { describe, expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { sliceColors } from './slice-colors.ts';

const read = (color: unknown) => (typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) ? color : null);

describe('sliceColors', () => {
  it('takes the colours of the operator where the label can be read', () => {
    expect(sliceColors({ ground: '#102030', ink: '#ffee00' }, 0, read)).toEqual({ ground: '#102030', ink: '#ffee00' });
  });

  it.each([
    ['hardly differs', { ground: '#ffffff', ink: '#fefefe' }, '#000000'],
    ['is none', { ground: '#101010', ink: 'url(x)' }, '#ffffff'],
    ['is missing', { ground: '#ffee00', ink: undefined }, '#000000'],
  ])('takes black or white for a label whose colour %s', (_name, request, ink) => {
    expect(sliceColors(request, 0, read)).toEqual({ ground: request.ground, ink });
  });

  it('takes colours of ours where the ground is none, others for the slice beside it, and all can be read', () => {
    const [first, second, third] = [0, 1, 2].map((index) => sliceColors({ ground: null, ink: '#ffffff' }, index, read));
    expect(new Set([first?.ground, second?.ground, third?.ground]).size).toBe(3);
    for (const colors of [first, second, third]) expect(contrast(colors?.ink ?? '', colors?.ground ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
