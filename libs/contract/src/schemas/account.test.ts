import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { loginResponse, loginRequest } from './account.ts';

describe('loginRequest', () => {
  it.each<[string, unknown]>([
    ['plain', { username: '0812345678', password: 'secret' }],
    ['the longest', { username: 'x'.repeat(64), password: 'x'.repeat(256) }],
    ['a password of spaces, which are the member’s own', { username: '20', password: '  ' }],
  ])('takes %s as it is', (_name, request) => expect(v.parse(loginRequest, request)).toEqual(request));

  it('keeps nothing but name and password', () => {
    const request = { username: '20', password: 'secret', isAdmin: true, __proto__: { role: 'admin' } };
    expect(v.parse(loginRequest, request)).toEqual({ username: '20', password: 'secret' });
  });

  it.each<[string, unknown]>([
    ['no username', { password: 'secret' }],
    ['an empty username', { username: '', password: 'secret' }],
    ['a username too long', { username: 'x'.repeat(65), password: 'secret' }],
    ['a username that is a number', { username: 812345678, password: 'secret' }],
    ['a query instead of a username', { username: { $gt: '' }, password: 'secret' }],
    ['no password', { username: '20' }],
    ['an empty password', { username: '20', password: '' }],
    ['a password too long', { username: '20', password: 'x'.repeat(257) }],
    ['a password that is null', { username: '20', password: null }],
    ['a list of passwords', { username: '20', password: ['secret'] }],
    ['null', null],
    ['text', 'username=20&password=secret'],
  ])('refuses %s', (_name, request) => expect(v.is(loginRequest, request)).toBe(false));
});

describe('loginResponse', () => {
  it.each([{}, { token: '' }, { token: null }, { token: 5 }, { message: 'OK' }, null])('refuses %j: that is no login', (response) => {
    expect(v.is(loginResponse, response)).toBe(false);
  });

  it('reads the token and nothing else', () => {
    expect(v.parse(loginResponse, { token: 'abc', user: { id: 1 } })).toEqual({ token: 'abc' });
  });
});
