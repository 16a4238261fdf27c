import { expect, it } from 'vitest';
import { serverSentence } from './sentences.ts';

it.each([
  ['เปลี่ยนรหัสผ่านแล้ว', 'เปลี่ยนรหัสผ่านแล้ว'],
  ['Saved. Please log in again.', 'Saved. Please log in again.'],
  ['pay\u202E001\nnow', 'pay 001 now'],
  ['SUCCESS', ''],
  ['BRAND_NEW', ''],
  [' \u200B', ''],
  [undefined, ''],
])('serverSentence of %j is %j', (message, sentence) => expect(serverSentence(message)).toBe(sentence));
