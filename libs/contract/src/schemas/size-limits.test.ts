import { maxDataUrlLength, maxHtmlLength, maxLabelLength, maxListLength, maxTokenLength, maxUrlLength } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { operations, type OperationId } from '../descriptions/operations.ts';

function read<Id extends OperationId>(id: Id, response: unknown) {
  const schema: (typeof operations)[Id]['response'] = operations[id].response;
  return v.parse(schema, response);
}

const long = 'ที่'.repeat(333_334);
const listOf = <Entry>(entry: Entry) => Array<Entry>(100_000).fill(entry);
const longUrl = `https://a.example/${'a'.repeat(1_000_000)}`;

const slot = { code: 'PG', name: 'PG', amount: 1, isActive: true };
const wallet = { profile: {}, wallet: { amount: 5 }, slots: [slot] };
const item = { _id: 'a', sender: 'agent', message: { message_type: 'text', payload: { text: 'x' } }, createdAt: 5 };
const entry = { from: long, to: long, statementType: long, status: long, bonus: long, invite: { description: long } };
const slice = { code: 'S', label: long, name: long, bgColor: long, htmlDescription: long };
const account = { bankAccountName: long, bankAccountNo: long, bankCode: long, bank: { nameTH: long, nameEN: long } };

/** The lengths of the longest text and the longest list in a parsed response. */
function sizesOf(value: unknown): { text: number; list: number } {
  if (typeof value === 'string') return { text: value.length, list: 0 };
  if (typeof value !== 'object' || value === null) return { text: 0, list: 0 };
  const parts = Object.values(value).map(sizesOf);
  const maximum = (kind: 'text' | 'list') => Math.max(0, ...parts.map((part) => part[kind]));
  return { text: maximum('text'), list: Math.max(maximum('list'), Array.isArray(value) ? value.length : 0) };
}

describe('a text that is too long', () => {
  it.each<[OperationId, unknown, number]>([
    ['getInfo', { name: long, website: long }, maxLabelLength],
    ['getContact', { contactText: long, lineLink: '', lineName: long, lineQR: '' }, maxHtmlLength],
    ['getConditions', [long, { html: long }], maxHtmlLength],
    ['getBanks', [{ code: 'KTB', nameTH: long }], maxLabelLength],
    ['getNotice', { notice: long }, maxHtmlLength],
    ['getBonuses', [{ code: 'B', type: long, banners: [{ html: long }], userBonus: { _id: 'a', isActive: true } }], maxHtmlLength],
    ['getStatement', { statements: [entry] }, maxLabelLength],
    ['getWallet', { ...wallet, profile: { name: long, username: long }, slots: [{ ...slot, name: long, category: long }] }, maxLabelLength],
    ['getSpinWheel', { name: long, slices: [slice], userCoin: 1 }, maxHtmlLength],
    ['getCoupons', [{ prize: { slice: 'S', name: long }, amount: 1 }], maxLabelLength],
    ['getChatHistory', [{ ...item, sender: long, name: long, username: long }], maxLabelLength],
  ])('is cut in %s, and nothing else is lost', (id, response, max) => {
    const { text } = sizesOf(read(id, response));
    expect(text).toBeLessThanOrEqual(max);
    // The cut never splits a letter from its marks.
    expect(text).toBeGreaterThan(max - 10);
  });
});

describe('a list that is too long', () => {
  it.each<[OperationId, unknown]>([
    ['getBanks', listOf({ code: 'KTB', nameTH: 'a' })],
    ['getConditions', listOf('<p>a</p>')],
    ['getDepositAccounts', { banks: listOf({ bankCode: 'KTB' }), wallets: listOf({ mode: 'AUTO' }) }],
    ['getStatement', { statements: listOf({ amount: 5 }), total: 100_000 }],
    ['getSpinWheel', { slices: listOf({ code: 'S' }) }],
    ['getCoupons', listOf({ amount: 5 })],
    ['getChatHistory', listOf(item)],
  ])('is cut when it contains %s', (id, response) => {
    expect(sizesOf(read(id, response)).list).toBe(maxListLength);
  });

  it('of game accounts is cut and gets one account with an unknown balance for the others', () => {
    const { slots } = read('getWallet', { ...wallet, slots: listOf(slot) });
    expect(slots).toHaveLength(maxListLength + 1);
    expect(slots.at(-1)).toMatchObject({ code: '', amount: null });
    expect(read('getWallet', { ...wallet, slots: listOf(slot).slice(0, maxListLength) }).slots).toHaveLength(maxListLength);
  });

  it('of HTML texts has in total at most the length of one text', () => {
    const texts = read('getConditions', ['short', ...Array.from({ length: 9 }, () => 'a'.repeat(maxHtmlLength - 10)), 'last']);
    expect(texts.slice(0, 2)).toEqual(['short', 'a'.repeat(maxHtmlLength - 10)]);
    expect(texts.join('').length).toBe(maxHtmlLength);
  });
});

describe('a value that must not be cut', () => {
  it.each<[OperationId, (id: string) => unknown, number]>([
    ['logIn', (token) => ({ token }), maxTokenLength],
    ['launchGame', (link) => ({ link }), maxUrlLength],
    ['getGameCredentials', (password) => ({ username: 'a', password }), maxUrlLength],
    ['getProfile', (_id) => ({ profile: { _id } }), maxUrlLength],
    ['getQrCode', (qrcode) => ({ hasQrcode: true, qrcode }), maxDataUrlLength],
  ])('is refused when it is too long: %s', (id, responseWith, max) => {
    expect(v.is(operations[id].response, responseWith('a'.repeat(max)))).toBe(true);
    expect(v.is(operations[id].response, responseWith('a'.repeat(max + 1)))).toBe(false);
  });

  it.each<[OperationId, unknown, unknown]>([
    ['getBanks', [long, 'KTB'].map((code) => ({ code, nameTH: 'a' })), [{ code: 'KTB' }]],
    ['getWallet', { ...wallet, slots: [{ ...slot, code: long }, slot] }, { slots: [{ code: '' }, { code: 'PG' }] }],
    ['getWallet', { ...wallet, slots: [{ ...slot, logo: longUrl, web: longUrl }] }, { slots: [{ logo: null, web: null }] }],
    ['getWallet', { ...wallet, bankAccount: account }, { bankAccount: { bankAccountNo: '', bankCode: '' } }],
    ['getContact', { lineLink: longUrl, lineQR: longUrl }, { lineLink: '', lineQR: '' }],
    ['getBanks', [{ code: 'KTB', nameTH: 'a', nameEN: long }], [{ code: 'KTB', nameEN: undefined }]],
    ['sendOtp', { otpToken: long, otpRef: 'R' }, { otpToken: '', otpRef: 'R' }],
    ['getSlips', [{ link: longUrl, reference: long }], { slips: [{ link: '', reference: '' }] }],
    ['getChatHistory', [{ ...item, _id: long }], [{ _id: null }]],
    ['getSpinWheel', { slices: [{ code: long, label: 'One' }] }, { slices: [{ code: '', label: 'One' }] }],
    ['getGameCredentials', { username: 'a', password: 'b', event: { field: 'c' } }, { event: { field: 'c' } }],
    ['getGameCredentials', { username: 'a', password: 'b', event: { field: long } }, { event: undefined }],
    // The message stays one of another person.
    ['getChatHistory', [{ ...item, userId: long }], [{ userId: expect.any(String) as string }]],
  ])('takes away no more than its entry or field when it is optional: %s', (id, response, left) => {
    expect(read(id, response)).toMatchObject(left as object);
  });
});
