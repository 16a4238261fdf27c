import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { loginResponse, loginRequest } from './account.ts';

describe('loginRequest', () => {
  it.each<[string, unknown]>([
    ['a normal request', { username: '0812345678', password: 'secret' }],
    ['the longest username and password', { username: 'x'.repeat(64), password: 'x'.repeat(256) }],
    ['a password of spaces', { username: '20', password: '  ' }],
  ])('accepts %s without changes', (_name, request) => expect(v.parse(loginRequest, request)).toEqual(request));

  it('has no other field', () => {
    expect(v.is(loginRequest, { username: '20', password: 'secret', isAdmin: true })).toBe(false);
  });

  it.each<[string, unknown]>([
    ['no username', { password: 'secret' }],
    ['an empty username', { username: '', password: 'secret' }],
    ['a username that is too long', { username: 'x'.repeat(65), password: 'secret' }],
    ['a username that is a number', { username: 812345678, password: 'secret' }],
    ['a database query as username', { username: { $gt: '' }, password: 'secret' }],
    ['no password', { username: '20' }],
    ['an empty password', { username: '20', password: '' }],
    ['a password that is too long', { username: '20', password: 'x'.repeat(257) }],
    ['a password that is null', { username: '20', password: null }],
    ['a list of passwords', { username: '20', password: ['secret'] }],
    ['null', null],
    ['a string', 'username=20&password=secret'],
  ])('refuses %s', (_name, request) => expect(v.is(loginRequest, request)).toBe(false));
});

describe('loginResponse', () => {
  it.each([{}, { token: '' }, { token: null }, { token: 5 }, { message: 'OK' }, null])('refuses %j', (response) => {
    expect(v.is(loginResponse, response)).toBe(false);
  });

  it('keeps only the token', () => {
    expect(v.parse(loginResponse, { token: 'abc', user: { id: 1 } })).toEqual({ token: 'abc' });
  });
});
