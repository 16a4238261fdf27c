import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { languages } from '../market/market-profile.ts';
import { bankName } from './bank-name.ts';

const kbank = { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' };

it.each([
  ['Thai', kbank, 'th', 'กสิกรไทย'],
  ['English', kbank, 'en', 'Kasikornbank'],
  ['Lao: English, as there is no Lao name', kbank, 'lo', 'Kasikornbank'],
  ['no English name', { nameTH: 'กสิกรไทย' }, 'en', 'กสิกรไทย'],
  ['an empty Thai name', { nameTH: '', nameEN: 'Kasikornbank' }, 'th', 'Kasikornbank'],
  ['no name', {}, 'lo', ''],
] as const)('%s', (_name, bank, language, name) => expect(bankName(bank, language)).toBe(name));

it('has a name whenever the bank has one', () => {
  const text = fc.option(fc.string(), { nil: undefined });
  fc.assert(
    fc.property(text, text, fc.constantFrom(...languages), (nameTH, nameEN, language) => {
      expect(bankName({ nameTH, nameEN }, language) === '').toBe(!nameTH && !nameEN);
    }),
  );
});
