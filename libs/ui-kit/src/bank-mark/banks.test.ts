import { describe, expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { bankStyles } from './banks.ts';

describe('the marks of banks', () => {
  it.each(Object.entries(bankStyles))('lets the letters of %s be read', (_code, { ground, ink }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
