import { describe, expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { bankLooks } from './banks.ts';

describe('the marks of banks', () => {
  it.each(Object.entries(bankLooks))('lets the letters of %s be read', (_code, { ground, ink }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
