import { describe, expect, it } from 'vitest';
import { hasAgreement } from './has-agreement.ts';

describe('hasAgreement', () => {
  it.each([
    ['not there yet', undefined, false],
    ['an empty list', [], false],
    ['a list without words', ['', '  \n'], false],
    ['one part with words', ['', '<p>18+</p>'], true],
  ])('%s', (_name, agreements, isThere) => {
    expect(hasAgreement(agreements)).toBe(isThere);
  });
});
