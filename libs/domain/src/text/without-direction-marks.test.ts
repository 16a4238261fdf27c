import { expect, it } from 'vitest';
import { withoutDirectionMarks } from './without-direction-marks.ts';

it.each([
  ['สมชาย\u202e ใจดี', 'สมชาย ใจดี'],
  ['\u200f\u2067Siam\u2069\u200e', 'Siam'],
  ['ທ້າວ\u200bສົມສັກ', 'ທ້າວ\u200bສົມສັກ'],
  ['👨\u200d👩', '👨\u200d👩'],
  ['محمد', 'محمد'],
])('%j becomes %j', (text, expected) => expect(withoutDirectionMarks(text)).toBe(expected));
