import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { languages } from '../market/market-profile.ts';
import { slotNotice } from './slot-notice.ts';

const notice = { code: 'PG', th: 'ปิดปรับปรุง', lo: 'ປິດປັບປຸງ', en: 'Under repair' };

it.each([
  ['the Lao text for its account', notice, 'pg', 'lo', 'ປິດປັບປຸງ'],
  ['the English text for its account', notice, 'PG', 'en', 'Under repair'],
  ['nothing for another account', notice, 'pgslot', 'th', null],
  ['nothing when the build has no notice', null, 'pg', 'th', null],
] as const)('slotNotice returns %s', (_name, flag, code, language, text) => expect(slotNotice(flag, code, language)).toBe(text));

it('slotNotice returns a text for one account only', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...languages), (code, language) => {
      expect(slotNotice(notice, code, language)).toBe(code.toUpperCase() === 'PG' ? notice[language] : null);
    }),
  );
});
