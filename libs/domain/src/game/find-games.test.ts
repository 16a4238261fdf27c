import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { favouritesFirst, matchesGame } from './find-games.ts';

const games = ['a', 'b', 'c', 'd', 'e'].map((code) => ({ code }));
const order = (favourites: readonly string[]) =>
  favouritesFirst(games, favourites)
    .map(({ code }) => code)
    .join('');

describe('favouritesFirst', () => {
  it.each([
    [[], 'abcde'],
    [['d', 'b'], 'bdace'],
    [['gone'], 'abcde'],
  ])('keeps the order of the backend, with the favourites %j', (favourites, expected) => expect(order(favourites)).toBe(expected));

  it('loses no game and adds none', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x')), (favourites) => {
        expect([...order(favourites)].sort().join('')).toBe('abcde');
      }),
    );
  });
});

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
