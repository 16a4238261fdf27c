import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { favouritesFirst, foldText, matchesGame } from './find-games.ts';

const games = ['a', 'b', 'c', 'd', 'e'].map((code) => ({ code }));
const order = (favourites: readonly string[]) =>
  favouritesFirst(games, favourites)
    .map(({ code }) => code)
    .join('');

it.each([
  [[], 'abcde'],
  [['d', 'b'], 'bdace'],
  [['gone'], 'abcde'],
])('favouritesFirst keeps the order of the backend, with the favourites %j', (favourites, expected) =>
  expect(order(favourites)).toBe(expected),
);

it.each([
  ['PG Soft', 'pgs', true],
  ['PG Soft', ' SOFT ', true],
  ['น้ำเต้าปูปลา', 'นํ้าเต้า', true],
  ['หวยไทย', 'ไทย', true],
  ['PG Soft', 'joker', false],
  ['PG Soft', '', true],
  ['PG Soft', ' ', true],
  ['PG Soft', '???', false],
  ['★★★', '★', true],
])('matchesGame of %j by %j is %s', (name, typed, expected) => expect(matchesGame(name, typed)).toBe(expected));

describe('foldText', () => {
  it.each([
    // Thai: a nikhahit, tone marks and vowels above in any order, sara am whole or in parts, or with the tone mark after it.
    ['น้ำเต้าปูปลา', 'นํ้าเต้าปูปลา'],
    ['น้ำเต้า', 'น้ํา เต้า'],
    ['น้ำ', 'นำ้'],
    ['ปู่โสม', 'ปู่โสม'],
    ['ที่หนึ่ง', 'ท่ีหน่ึง'],
    ['น้ำ', 'น้้ำ'],
    ['แตกหนัก', 'เเตกหนัก'],
    ['ฤๅษี', 'ฤาษี'],
    ['สามก๊ก ๒', 'สามก๊ก2'],
    ['ซุปเปอร์สล็อต ๆ', 'ซุปเปอร์-สล็อตๆ'],
    // Lao.
    ['ນ້ຳເຕົ້າປູປາ', 'ນໍ້າເຕົ້າປູປາ'],
    ['ນ້ຳ', 'ນຳ້'],
    ['ແຂ່ງມ້າ', 'ເເຂ່ງມ້າ'],
    ['ໜູ ໝີ', 'ຫນູຫມີ'],
    ['ຫຼິ້ນ', 'ຫລິ້ນ'],
    ['ຫຼິ້ນ', 'ຫິຼ້ນ'],
    // Any script.
    ['PG Slot', 'pg-slot'],
    ["Dragon's Luck", 'dragon’s luck'],
    ["Dragon's Luck", 'dragons luck'],
    ['Gates of Olympus™ 1000', 'gatesofolympus 1000'],
    ['Joker 123', 'joker ๑๒๓'],
    ['Café Olé', 'cafe ole'],
    ['Café', 'CAFE\u0301'],
    ['Straße', 'STRASSE'],
    ['Big Wın', 'BİG WIN'],
    ['Σίσυφος', 'ΣΙΣΥΦΟΣ'],
    ['Fire & Ice', 'fire&ice'],
    ['Ben 10: Omni', 'ben 10 – omni'],
  ])('is the same for %j and %j', (one, other) => expect(foldText(other)).toBe(foldText(one)));

  it.each([
    ['เสือ', 'เสื่อ'],
    ['ปา', 'ป่า'],
    ['กัน', 'กน'],
    ['กำ', 'กา'],
    ['เกม', 'แกม'],
    ['การ์ด', 'การด'],
    ['ປາ', 'ປ່າ'],
    ['ໄກ່', 'ໃກ່'],
    ['ລໍ', 'ລ'],
    ['ມ້າ', 'ມາ'],
    ['ຫຼາຍ', 'ຫາຍ'],
    ['が', 'か'],
    ['PG 1', 'PG 2'],
  ])('is not the same for %j and %j', (one, other) => expect(foldText(other)).not.toBe(foldText(one)));

  it('loses no letter or vowel of Thai and Lao, and no tone mark', () => {
    const letter = fc.integer({ min: 0xe01, max: 0xedf }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(
        letter.filter((one) => /[\p{L}\p{M}\p{Nd}]/u.test(one)),
        (one) => {
          expect(foldText(`ก${one}`)).not.toBe(foldText('ก'));
        },
      ),
    );
  });

  it('finds every part of a name that ends where a letter begins', () => {
    const letters = fc.array(fc.constantFrom('น้ำ', 'เต้า', 'ปู', 'เเ', 'ຫຼິ້ນ', 'ໜູ', 'ß', 'İ', "'", '-', 'é', '๑', 'A'), { maxLength: 5 });
    fc.assert(
      fc.property(letters, letters, letters, (before, part, after) => {
        expect(foldText([...before, ...part, ...after].join(''))).toContain(foldText(part.join('')));
      }),
    );
  });
});
