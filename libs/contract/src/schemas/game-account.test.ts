import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { credentialsResponse, launchResponse } from './game-account.ts';

const credentials = { username: 'u1', password: 'p1' };

describe('credentialsResponse', () => {
  it('keeps username and password and drops unknown fields', () => {
    expect(v.parse(credentialsResponse, { ...credentials, note: 'x' })).toEqual(credentials);
  });

  it('converts the values of a form to strings and drops nested values', () => {
    const event = { lang: 'th', id: 7, demo: false, nested: { a: 1 }, list: ['a'], nothing: null };
    expect(v.parse(credentialsResponse, { ...credentials, event }).event).toEqual({ lang: 'th', id: '7', demo: 'false' });
  });

  it.each([
    [undefined, undefined],
    [null, null],
    ['x', undefined],
    [5, undefined],
  ])('reads a form of %j as %j', (event, read) => {
    expect(v.parse(credentialsResponse, { ...credentials, event }).event).toBe(read);
  });

  it('converts numbers to strings, and drops an empty form', () => {
    expect(v.parse(credentialsResponse, { username: 812345678, password: 4711, event: {} })).toEqual({
      username: '812345678',
      password: '4711',
    });
  });

  it.each([{}, { username: 'u1' }, { username: 'u1', password: {} }, { ...credentials, username: null }, null])(
    'refuses %j',
    (response) => {
      expect(v.is(credentialsResponse, response)).toBe(false);
    },
  );
});

describe('launchResponse', () => {
  it('keeps only the link', () =>
    expect(v.parse(launchResponse, { link: 'https://g.example', ttl: 5 })).toEqual({ link: 'https://g.example' }));

  it.each([{}, { link: '' }, { link: null }, { link: {} }, null])('refuses %j', (response) =>
    expect(v.is(launchResponse, response)).toBe(false),
  );
});
