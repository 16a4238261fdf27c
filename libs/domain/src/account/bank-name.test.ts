import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { languages } from '../market/market-profile.ts';
import { bankName } from './bank-name.ts';

const kbank = { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' };

it.each([
  ['the Thai name in Thai', kbank, 'th', 'กสิกรไทย'],
  ['the English name in English', kbank, 'en', 'Kasikornbank'],
  ['the operator’s local name in Lao', { nameTH: 'ທະນາຄານກະສິກອນໄທ', nameEN: 'Kasikornbank' }, 'lo', 'ທະນາຄານກະສິກອນໄທ'],
  ['the English name in Lao when there is no other', { nameEN: 'Kasikornbank' }, 'lo', 'Kasikornbank'],
  ['the Thai name when the English one is missing', { nameTH: 'กสิกรไทย' }, 'en', 'กสิกรไทย'],
  ['the English name when the Thai one is empty', { nameTH: '', nameEN: 'Kasikornbank' }, 'th', 'Kasikornbank'],
  ['nothing when the bank has no name', {}, 'lo', ''],
] as const)('bankName returns %s', (_name, bank, language, name) => expect(bankName(bank, language)).toBe(name));

it('bankName returns a name whenever the bank has one', () => {
  const text = fc.option(fc.string(), { nil: undefined });
  fc.assert(
    fc.property(text, text, fc.constantFrom(...languages), (nameTH, nameEN, language) => {
      expect(bankName({ nameTH, nameEN }, language) === '').toBe(!nameTH && !nameEN);
    }),
  );
});
