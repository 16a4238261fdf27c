import type { AppFlags } from '@wallet/build';
import { describe, expect, it } from 'vitest';
import { readNewApp } from '../src/new-app/read-new-app.ts';

const thai: AppFlags = {
  market: { defaultLanguage: 'th', languages: ['th', 'lo', 'en'], currencies: ['BAHT'], phoneLength: 10, callingCode: '66' },
  mark: 'M1 1',
  development: { market: 'Thailand', operator: 'th', port: 4200 },
};
const lao: AppFlags = {
  market: { defaultLanguage: 'lo', languages: ['th', 'lo', 'en'], currencies: ['LAK', 'BAHT'], phoneLength: null, callingCode: '856' },
  mark: 'M2 2',
  development: { market: 'Laos', operator: 'la', port: 4201 },
};
const existing = {
  apps: new Map([
    ['wallet-th', thai],
    ['wallet-la', lao],
  ]),
  taken: ['money', 'wallet-th-e2e', 'wallet-vn-e2e'],
};
const read = (...args: string[]) => readNewApp(args, existing);

describe('a new app', () => {
  it('defaults to the first app’s values, on another port', () => {
    expect(read('wallet-kh')).toEqual({
      name: 'wallet-kh',
      from: 'wallet-th',
      theme: 'wallet-th',
      market: 'wallet-kh',
      currencies: ['BAHT'],
      phoneLength: 10,
      callingCode: '66',
      language: 'th',
      languages: ['th', 'lo', 'en'],
      mark: 'M1 1',
      operator: 'th',
      port: 4202,
    });
  });

  it('has the copied app’s values except for the given ones', () => {
    expect(read('wallet-kh', '--from', 'la')).toMatchObject({
      currencies: ['LAK', 'BAHT'],
      phoneLength: null,
      callingCode: '856',
      language: 'lo',
      languages: ['th', 'lo', 'en'],
      theme: 'wallet-la',
      operator: 'la',
    });
    const said = [
      '--theme',
      'wallet-la',
      '--market',
      'Khmer 2',
      '--currency',
      'BAHT,LAK',
      '--phone',
      '9',
      '--calling-code',
      '855',
      '--language',
      'en,lo',
      '--mark',
      'M5.5 13.5-8',
      '--port',
      '4300',
    ];
    expect(read('wallet-kh', ...said)).toEqual({
      name: 'wallet-kh',
      from: 'wallet-th',
      theme: 'wallet-la',
      market: 'Khmer 2',
      currencies: ['BAHT', 'LAK'],
      phoneLength: 9,
      callingCode: '855',
      language: 'en',
      languages: ['en', 'lo'],
      mark: 'M5.5 13.5-8',
      operator: 'th',
      port: 4300,
    });
    expect(read('wallet-kh', '--phone', 'any').phoneLength).toBeNull();
    expect(read('wallet-kh', '--currency', 'LAK,BAHT').currencies).toEqual(['LAK', 'BAHT']);
  });

  it.each([
    [[], 'Usage: npm run new-app -- <name>, with any of --from, --theme,'],
    [['wallet-kh', 'wallet-vn'], 'Usage: npm run new-app -- <name>'],
    [['wallet-kh', '--colour', 'red'], 'Usage: npm run new-app -- <name>'],
    [['wallet-kh', '--phone'], 'Usage: npm run new-app -- <name>'],
    ...['Wallet-kh', '../kh', 'wallet--kh', 'kh-', 'wallet-kh-e2e', ''].map((name) => [
      [name],
      `The name is "${name}"; expected lower-case letters`,
    ]),
    ...['wallet-th', 'th', 'money', 'sandbox', 'wallet-sandbox', 'wallet-vn'].map((name) => [[name], `The name "${name}" is taken`]),
    [['wallet-kh', '--from', 'xx'], '--from is "xx"; expected wallet-th or wallet-la.'],
    [['wallet-kh', '--theme', '../x'], '--theme is "../x"; expected wallet-th or wallet-la.'],
    [['wallet-kh', '--language', 'la'], '--language is "la"; expected th or lo or en, or several of them'],
    ...['THB', '', 'BAHT,', 'BAHT,BAHT', 'BAHT LAK'].map((text) => [
      ['wallet-kh', '--currency', text],
      `--currency is "${text}"; expected BAHT or LAK`,
    ]),
    ...['0', 'x', '21', '9.5'].map((text) => [['wallet-kh', '--phone', text], `--phone is "${text}"; expected the number of digits`]),
    ...['+855', '0855', '', 'x'].map((text) => [
      ['wallet-kh', '--calling-code', text],
      `--calling-code is "${text}"; expected one to three`,
    ]),
    [['wallet-kh', '--market', "it's"], `--market is "it's"; expected up to 40 letters`],
    [['wallet-kh', '--mark', '5 5'], '--mark is "5 5"; expected the path of an SVG'],
    [['wallet-kh', '--mark', `M1 1' + x + '`], 'expected the path of an SVG'],
    ...['4200', '4000', '0', '65536', 'x'].map((text) => [['wallet-kh', '--port', text], `--port is "${text}"; expected a port`]),
  ] as [string[], string][])('is refused in one sentence for %j', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});
