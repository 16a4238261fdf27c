import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { credentialsAnswer, launchAnswer } from './game-account.ts';

const credentials = { username: 'u1', password: 'p1' };

describe('credentialsAnswer', () => {
  it('reads name and password, without what it does not know', () => {
    expect(v.parse(credentialsAnswer, { ...credentials, note: 'x' })).toEqual(credentials);
  });

  it('writes the values of a form out as text and leaves anything deeper out', () => {
    const event = { lang: 'th', id: 7, demo: false, nested: { a: 1 }, list: ['a'], nothing: null };
    expect(v.parse(credentialsAnswer, { ...credentials, event }).event).toEqual({ lang: 'th', id: '7', demo: 'false' });
  });

  it.each([[undefined, undefined], [null, null], ['x', undefined], [5, undefined]])('reads a form of %j as %j', (event, read) => {
    expect(v.parse(credentialsAnswer, { ...credentials, event }).event).toBe(read);
  });

  it('takes numbers for texts, and an empty form for none', () => {
    expect(v.parse(credentialsAnswer, { username: 812345678, password: 4711, event: {} })).toEqual({ username: '812345678', password: '4711' });
  });

  it.each([{}, { username: 'u1' }, { username: 'u1', password: {} }, { ...credentials, username: null }, null])('refuses %j', (answer) => {
    expect(v.is(credentialsAnswer, answer)).toBe(false);
  });
});

describe('launchAnswer', () => {
  it('reads the link alone', () => expect(v.parse(launchAnswer, { link: 'https://g.example', ttl: 5 })).toEqual({ link: 'https://g.example' }));

  it.each([{}, { link: '' }, { link: null }, { link: {} }, null])('%j leads nowhere', (answer) => expect(v.is(launchAnswer, answer)).toBe(false));
});
