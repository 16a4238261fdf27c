import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isLanguage, languages } from './market-profile.ts';

describe('isLanguage', () => {
  it('returns true for Thai, Lao and English', () => {
    expect(languages.filter(isLanguage)).toEqual(['th', 'lo', 'en']);
  });

  it.each(['', 'la', 'TH', 'en-GB', null, undefined, 0])('returns false for %j', (value) => {
    expect(isLanguage(value)).toBe(false);
  });

  it('returns false for every other text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), (text) => {
        expect(isLanguage(text)).toBe(languages.some((language) => language === text));
      }),
    );
  });
});
