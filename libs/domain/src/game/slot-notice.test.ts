import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { languages } from '../market/market-profile.ts';
import { slotNotice } from './slot-notice.ts';

const notice = { code: 'PG', th: 'ปิดปรับปรุง', lo: 'ປິດປັບປຸງ', en: 'Under repair' };

it.each([
  ['its account, in Lao', notice, 'pg', 'lo', 'ປິດປັບປຸງ'],
  ['its account, in English', notice, 'PG', 'en', 'Under repair'],
  ['another account', notice, 'pgslot', 'th', null],
  ['a build without one', null, 'pg', 'th', null],
] as const)('%s', (_name, flag, code, language, text) => expect(slotNotice(flag, code, language)).toBe(text));

it('is shown with one account only', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...languages), (code, language) => {
      expect(slotNotice(notice, code, language)).toBe(code.toUpperCase() === 'PG' ? notice[language] : null);
    }),
  );
});
