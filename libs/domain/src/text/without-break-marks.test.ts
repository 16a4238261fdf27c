import { expect, it } from 'vitest';
import { withoutBreakMarks } from './without-break-marks.ts';

it.each([
  ['ຝາກ\u200bເງິນ\u200b', 'ຝາກເງິນ'],
  ['ฝากเงิน 1,000.00', 'ฝากเงิน 1,000.00'],
  ['👨\u200d👩', '👨\u200d👩'],
  [undefined, undefined],
])('%j becomes %j', (text, expected) => expect(withoutBreakMarks(text)).toBe(expected));
