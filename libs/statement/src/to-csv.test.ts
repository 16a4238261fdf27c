import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { toCsv } from './to-csv.ts';

it('writes a table that spreadsheets read as UTF-8', () => {
  expect(
    toCsv([
      ['เวลา', 'จำนวน'],
      [{ exact: '2026-11-21 10:00:00' }, { exact: '+500.00' }],
    ]),
  ).toBe('\uFEFFเวลา,จำนวน\r\n2026-11-21 10:00:00,+500.00\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['\r1', '"\'\r1"'],
  ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
  ['-1500.00', "'-1500.00"],
  ['0012', "'0012"],
  ['12345678901234567890', "'12345678901234567890"],
  ['1E5', "'1E5"],
  ['11.11', "'11.11"],
  ['10/12', "'10/12"],
  ['3-1-26', "'3-1-26"],
  ['10:30', "'10:30"],
  ['10 pm', "'10 pm"],
  ['50%', "'50%"],
  ['(5)', "'(5)"],
  ['MAR1', "'MAR1"],
  ['1 December', "'1 December"],
  ['2026-Jan', "'2026-Jan"],
  ['May', 'May'],
  ['Marina 1', 'Marina 1'],
  ['pg 99', 'pg 99'],
  ['10 บาท', '10 บาท'],
  ['', ''],
  ['-', "'-"],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
  ['ກຳລັງ\u200bດຳເນີນການ', 'ກຳລັງດຳເນີນການ'],
  ['\u200b=1+1', "'=1+1"],
])('writes %j as %j', (text, cell) => expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`));

it('never lets a cell begin like a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = toCsv([[text]])
        .slice(1)
        .replace(/^"/, '');
      expect(/^\s*[=@]/.test(cell) && cell !== '\r\n').toBe(false);
      expect(/^\s*[+-](?!\d)/.test(cell)).toBe(false);
    }),
  );
});
