import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { errorResponse, listOf, messageResponse, envelope } from './response.ts';

const bankList = listOf(v.object({ code: v.string(), name: v.optional(v.nullable(v.string(), ''), '') }));

describe('listOf', () => {
  it('drops invalid entries, keeps the order of the others and fills in their defaults', () => {
    const entries = [
      { code: 'A', name: 'Bank A' },
      null,
      { code: 7 },
      'B',
      [],
      { name: 'no code' },
      { code: 'C' },
      { code: 'D', name: null },
    ];
    expect(v.parse(bankList, entries)).toEqual([
      { code: 'A', name: 'Bank A' },
      { code: 'C', name: '' },
      { code: 'D', name: '' },
    ]);
  });

  it('reads an empty list and a list of invalid entries as empty', () => {
    expect(v.parse(bankList, [])).toEqual([]);
    expect(v.parse(bankList, [1, null, {}])).toEqual([]);
  });

  it.each([
    null,
    { data: null },
    { banks: null, data: null, code: 0, status: true, message: 'OK' },
    { banks: null, status: 'success', code: '200' },
  ])('reads %j as an empty list, which backends in Go and PHP write so', (response) =>
    expect(v.parse(listOf(v.unknown(), 'banks'), response)).toEqual([]),
  );

  it.each([
    { code: 500, data: null },
    { code: '1001', msg: 'down', data: null },
    { status: 'error', data: null },
    { status: false, banks: null },
    { errorCode: 7, data: null },
    { banks: {}, data: null },
  ])('refuses %j, which says that something failed', (response) => expect(v.is(listOf(v.unknown(), 'banks'), response)).toBe(false));

  it.each([undefined, {}, { 0: { code: 'A' }, length: 1 }, 'A', 1])('refuses %j, which is not a list', (value) => {
    expect(v.is(bankList, value)).toBe(false);
  });
});

describe('messageResponse', () => {
  it.each<[string, unknown, string | undefined]>([
    ['a message', { message: 'SUCCESS' }, 'SUCCESS'],
    ['a response without a message', {}, undefined],
    ['a message that is null', { message: null }, undefined],
    ['a message next to other fields', { message: 'OK', balance: 3 }, 'OK'],
  ])('reads %s', (_name, response, message) => {
    expect(v.parse(messageResponse, response).message).toBe(message);
  });

  it.each([null, 'OK', 1, true, { message: 1 }, { message: {} }])('refuses %j', (response) => {
    expect(v.is(messageResponse, response)).toBe(false);
  });
});

describe('errorResponse', () => {
  it.each([
    [{ message: '' }, true],
    [{ message: 'NO_BANK', extra: 1 }, true],
    [{}, false],
    [{ message: null }, false],
    [null, false],
  ])('accepts %j: %s', (response, isError) => expect(v.is(errorResponse, response)).toBe(isError));
});

describe('envelope', () => {
  it.each([
    [
      { message: 'OK', code: 'S1', error: 'no', success: false, data: 1 },
      { message: 'OK', code: 'S1', error: 'no', success: false },
    ],
    [{ message: ['a'], code: 5, error: null, success: 'yes' }, {}],
    [{ error: { message: 'no', code: 7, stack: [] } }, { error: { message: 'no' } }],
    [{ error: true }, { error: true }],
    [
      { error: false, success: 1 },
      { error: false, success: true },
    ],
    [
      { error: true, success: 'False' },
      { error: true, success: false },
    ],
    [[], {}],
  ])('keeps the valid fields of %j', (response, read) => expect(v.parse(envelope, response)).toEqual(read));

  it.each([null, 'OK', 5, undefined])('refuses %j', (response) => expect(v.is(envelope, response)).toBe(false));
});
