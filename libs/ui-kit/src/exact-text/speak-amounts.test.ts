import { expect, it } from 'vitest';
import { speakAmounts, splitExact } from './speak-amounts.ts';

const words = { hundredths: { baht: 'satang', kip: 'att' }, plus: 'plus', minus: 'minus' };

it.each([
  ['1,250.50 baht', '1,250 baht 50 satang'],
  ['12,345,678,900.00 kip', '12,345,678,900 kip'],
  ['1.05 kip', '1 kip 5 att'],
  ['0.50 baht', '50 satang'],
  ['0.00 baht', '0 baht'],
  ['+500.00 baht', 'plus 500 baht'],
  ['-0.01 baht', 'minus 1 satang'],
  ['100.00-200.00 baht', '100.00-200 baht'],
  ['From 100.00 baht to 200,000.25 baht.', 'From 100 baht to 200,000 baht 25 satang.'],
  ['In the game: 123.45', 'In the game: 123.45'],
  ['Version 1.14.2 of 01.02.2026', 'Version 1.14.2 of 01.02.2026'],
])('says %j as %j', (text, spoken) => expect(speakAmounts(text, words)).toBe(spoken));

it('says amounts as they are written while their words are not known', () => {
  expect(speakAmounts('1,250.50 baht', { hundredths: { '': '' }, plus: '', minus: '' })).toBe('1,250.50 baht');
});

it('splits a text at amounts with their units, and at names', () => {
  expect(splitExact('5.00 baht from A+ to B', words, ['A+', ''])).toEqual(['', '5.00 baht', ' from ', 'A+', ' to B']);
});
