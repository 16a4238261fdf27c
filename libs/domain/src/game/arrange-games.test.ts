import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeGames, matchesGame, noGameChoices, notePlayed, toggleFavourite } from './arrange-games.ts';

const games = ['a', 'b', 'c', 'd', 'e'].map((code) => ({ code }));
const order = (choices: Parameters<typeof arrangeGames>[1]) =>
  arrangeGames(games, choices)
    .map(({ code }) => code)
    .join('');

describe('arrangeGames', () => {
  it.each([
    [[], [], 'abcde'],
    [['d', 'b'], [], 'bdace'],
    [[], ['e', 'c'], 'ecabd'],
    [['c'], ['e', 'c', 'a'], 'ceabd'],
    [['gone'], ['gone', 'd'], 'dabce'],
  ])('with the favourites %j, played %j', (favourites, played, expected) => expect(order({ favourites, played })).toBe(expected));

  it('loses no game and adds none', () => {
    const codes = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x'));
    fc.assert(
      fc.property(codes, codes, (favourites, played) => {
        expect([...order({ favourites, played })].sort().join('')).toBe('abcde');
      }),
    );
  });
});

it('makes a game a favourite, and no longer', () => {
  const once = toggleFavourite(noGameChoices, 'a');
  expect(once.favourites).toEqual(['a']);
  expect(toggleFavourite(toggleFavourite(once, 'b'), 'a').favourites).toEqual(['b']);
});

it('notes what was played, each game once and the newest first', () => {
  const played = ['a', 'b', 'a', ...'cdefghijklmn'].reduce(notePlayed, noGameChoices).played;
  expect(played.slice(0, 2)).toEqual(['n', 'm']);
  expect(played).toHaveLength(12);
  expect(notePlayed({ favourites: ['z'], played: ['a', 'b'] }, 'b')).toEqual({ favourites: ['z'], played: ['b', 'a'] });
});

it.each([
  ['PG Soft', 'pgs', true],
  ['PG Soft', ' SOFT ', true],
  ['หวยไทย', 'ไทย', true],
  ['ຫວຍ\u200Bລາວ', 'ຫວຍລາວ', true],
  ['ＰＧ', 'pg', true],
  ['PG Soft', 'joker', false],
  ['PG Soft', '', true],
])('matchesGame of %j by %j is %s', (name, typed, expected) => expect(matchesGame(name, typed)).toBe(expected));
