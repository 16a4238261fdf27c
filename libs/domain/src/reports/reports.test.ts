import { describe, expect, it } from 'vitest';
import { assetName, errorNames, isReportUrl, knownOr } from './reports.ts';

describe('a text of a report', () => {
  it.each([
    ['TypeError', 'TypeError'],
    ['Somchai', 'other'],
    ['', 'other'],
  ])('%j is sent as %s', (text, sent) => expect(knownOr(errorNames, text)).toBe(sent));

  it.each(['index-DH2kz9aB.js', 'DepositModal-AbCd12_.css', 'use-foo.th-Ab-d123.js'])('%s may be a file of the build', (name) =>
    expect(name).toMatch(assetName),
  );

  it.each(['0812345678-AbCd123.js', 'index.js', 'index-AbCd123.js?token=1', '../index-AbCd123.js', 'a b-AbCd123.js', 'x-AbCd123.svg'])(
    '%s is none',
    (name) => expect(name).not.toMatch(assetName),
  );
});

it.each([
  ['https://reports.example/wallet?key=1', true],
  ['/reports', true],
  ['/reports/wallet?key=1', true],
  ['https://r.example/$arg_a', false],
  ['/$arg_a', false],
  ['https://a.example/\n', false],
  ['/', false],
  ['http://localhost/reports', false],
  ['//reports.example', false],
  ['http://reports.example', false],
  ['https://a.example; script-src *', false],
  ['https://a.example/"', false],
  ['https://', false],
  ['/\\reports.example', false],
  ['reports', false],
])('%s can be reported to: %s', (address, can) => expect(isReportUrl(address)).toBe(can));
