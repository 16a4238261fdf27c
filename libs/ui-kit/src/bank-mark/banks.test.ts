import { expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { bankStyles } from './banks.ts';

it.each(Object.entries(bankStyles))('bankStyles gives the letters of %s enough contrast', (_code, { ground, ink }) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});
