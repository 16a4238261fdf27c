import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { languageCode, readLanguageCode } from './language-code.ts';
import { languages } from './market-profile.ts';

describe('languageCode', () => {
  it('is the word that is stored and sent', () => {
    expect(languages.map(languageCode)).toEqual(['th', 'la', 'en']);
  });
});

describe('readLanguageCode', () => {
  it('reads back what is written', () => {
    for (const language of languages) expect(readLanguageCode(languageCode(language))).toBe(language);
  });

  it('reads what earlier versions wrote for Lao', () => {
    expect(readLanguageCode('lo')).toBe('lo');
  });

  it.each(['', 'xx', 'LA', 'en-GB', null, undefined, 0])('finds no language in %j', (code) => {
    expect(readLanguageCode(code)).toBeNull();
  });

  it('finds none in any other text', () => {
    const known = ['th', 'la', 'lo', 'en'];
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), (text) => {
        expect(readLanguageCode(text) !== null).toBe(known.includes(text));
      }),
    );
  });
});
