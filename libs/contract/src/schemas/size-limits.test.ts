import { maxDataUrlLength, maxHtmlLength, maxLabelLength, maxListLength, maxTokenLength, maxUrlLength } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { loginResponse } from './account.ts';
import { bannersResponse } from './banners.ts';
import { bonusListResponse } from './bonus.ts';
import { chatHistoryResponse, chatItem, uploadResponse } from './chat.ts';
import { credentialsResponse, launchResponse } from './game-account.ts';
import { inviteListResponse } from './invite.ts';
import { bankListResponse, contactResponse, htmlListResponse, infoResponse, sourceListResponse } from './lookups.ts';
import { depositLookupResponse, noticeResponse } from './money-lookups.ts';
import { otpSendResponse } from './otp.ts';
import { profileResponse } from './profile.ts';
import { promotionResponse } from './promotion.ts';
import { qrCodeResponse } from './qr-code.ts';
import { refundCheckResponse } from './refund.ts';
import { couponListResponse, spinSetupResponse } from './spin-wheel.ts';
import { slipImageResponse, slipListResponse, statementResponse } from './statement.ts';
import { walletResponse } from './wallet.ts';

const long = 'ที่'.repeat(333_334);
const listOf = <Entry>(entry: Entry) => Array<Entry>(100_000).fill(entry);
const longUrl = `https://a.example/${'a'.repeat(1_000_000)}`;

const slot = { code: 'PG', name: 'PG', amount: 1, isActive: true };
const wallet = { profile: {}, wallet: { amount: 5 }, slots: [slot] };
const item = { _id: 'a', sender: 'agent', message: { message_type: 'text', payload: { text: 'x' } }, createdAt: 5 };
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
  it.each<[string, v.GenericSchema, unknown, number]>([
    ['the operator', infoResponse, { name: long, website: long }, maxLabelLength],
    ['the contact', contactResponse, { contactText: long, lineLink: '', lineName: long, lineQR: '' }, maxHtmlLength],
    ['the conditions', htmlListResponse, [long, { html: long }], maxHtmlLength],
    ['banners', bannersResponse, [{ html: long }], maxHtmlLength],
    ['banks', bankListResponse, [{ code: 'KTB', nameTH: long }], maxLabelLength],
    ['sources', sourceListResponse, [{ code: 'FB', description: long }], maxLabelLength],
    ['the notice', noticeResponse, { notice: long }, maxHtmlLength],
    [
      'bonuses',
      bonusListResponse,
      [{ code: 'B', type: long, banners: [{ html: long }], userBonus: { _id: 'a', isActive: true } }],
      maxHtmlLength,
    ],
    ['a promotion', promotionResponse, { promotion: { code: 'P', description: long } }, maxHtmlLength],
    ['the refund', refundCheckResponse, { info: long }, maxHtmlLength],
    [
      'statements',
      statementResponse,
      { statements: [{ from: long, to: long, statementType: long, status: long, bonus: long, invite: { description: long } }] },
      maxLabelLength,
    ],
    ['slips', slipListResponse, { slips: [{ note: long, status: long }] }, maxLabelLength],
    ['invites', inviteListResponse, { invites: [{ from: { name: long } }] }, maxLabelLength],
    ['why there is no QR code', qrCodeResponse, { hasQrcode: false, message: long }, maxLabelLength],
    [
      'the wallet',
      walletResponse,
      { ...wallet, profile: { name: long, username: long }, slots: [{ ...slot, name: long, category: long }] },
      maxLabelLength,
    ],
    [
      'the wheel',
      spinSetupResponse,
      { name: long, slices: [{ code: 'S', label: long, name: long, bgColor: long, htmlDescription: long }], userCoin: 1 },
      maxHtmlLength,
    ],
    ['coupons', couponListResponse, [{ prize: { slice: 'S', name: long }, amount: 1 }], maxLabelLength],
    ['a chat message', chatItem, { ...item, sender: long, name: long, username: long }, maxLabelLength],
  ])('is cut in %s, and nothing else is lost', (_name, schema, response, max) => {
    const { text } = sizesOf(v.parse(schema, response));
    expect(text).toBeLessThanOrEqual(max);
    // The cut never splits a letter from its marks.
    expect(text).toBeGreaterThan(max - 10);
  });
});

describe('a list that is too long', () => {
  it.each<[string, v.GenericSchema, unknown]>([
    ['banks', bankListResponse, listOf({ code: 'KTB', nameTH: 'a' })],
    ['conditions', htmlListResponse, listOf('<p>a</p>')],
    ['banners', bannersResponse, { banners: listOf({ html: 'a' }) }],
    ['bonuses', bonusListResponse, listOf({ code: 'B' })],
    ['deposit banks', depositLookupResponse, { banks: listOf({ bankCode: 'KTB' }), wallets: listOf({ mode: 'AUTO' }) }],
    ['statements', statementResponse, { statements: listOf({ amount: 5 }), total: 100_000 }],
    ['slips by themselves', slipListResponse, listOf({ amount: 5 })],
    ['slices', spinSetupResponse, { slices: listOf({ code: 'S' }) }],
    ['coupons', couponListResponse, listOf({ amount: 5 })],
    ['chat messages', chatHistoryResponse, listOf(item)],
  ])('is cut when it contains %s', (_name, schema, response) => {
    expect(sizesOf(v.parse(schema, response)).list).toBe(maxListLength);
  });

  it('of game accounts is cut and gets one account with an unknown balance for the others', () => {
    const { slots } = v.parse(walletResponse, { ...wallet, slots: listOf(slot) });
    expect(slots).toHaveLength(maxListLength + 1);
    expect(slots.at(-1)).toMatchObject({ code: '', amount: null });
    expect(v.parse(walletResponse, { ...wallet, slots: listOf(slot).slice(0, maxListLength) }).slots).toHaveLength(maxListLength);
  });

  it('of HTML texts has in total at most the length of one text', () => {
    const read = v.parse(htmlListResponse, ['short', ...Array.from({ length: 9 }, () => 'a'.repeat(maxHtmlLength - 10)), 'last']);
    expect(read.slice(0, 2)).toEqual(['short', 'a'.repeat(maxHtmlLength - 10)]);
    expect(read.join('').length).toBe(maxHtmlLength);
  });
});

describe('a value that must not be cut', () => {
  it.each<[string, v.GenericSchema, (id: string) => unknown, number]>([
    ['a token', loginResponse, (token) => ({ token }), maxTokenLength],
    ['the URL of a game', launchResponse, (link) => ({ link }), maxUrlLength],
    ['the URL of a slip', slipImageResponse, (url) => ({ url }), maxUrlLength],
    ['the URL of a file', uploadResponse, (path) => ({ path }), maxUrlLength],
    ['the password of a game', credentialsResponse, (password) => ({ username: 'a', password }), maxUrlLength],
    ['the id of a member', profileResponse, (_id) => ({ profile: { _id } }), maxUrlLength],
    ['a QR code', qrCodeResponse, (qrcode) => ({ hasQrcode: true, qrcode }), maxDataUrlLength],
  ])('is refused when it is too long: %s', (_name, schema, responseWith, max) => {
    expect(v.is(schema, responseWith('a'.repeat(max)))).toBe(true);
    expect(v.is(schema, responseWith('a'.repeat(max + 1)))).toBe(false);
  });

  it('removes only the entry that contains it when it is too long', () => {
    expect(
      v.parse(bankListResponse, [
        { code: long, nameTH: 'a' },
        { code: 'KTB', nameTH: 'b' },
      ]),
    ).toMatchObject([{ code: 'KTB' }]);
    const { slots } = v.parse(walletResponse, { ...wallet, slots: [{ ...slot, code: long }, slot] });
    expect(slots.map(({ code }) => code)).toEqual(['', 'PG']);
  });

  it('counts as missing when it is optional and too long', () => {
    expect(v.parse(walletResponse, { ...wallet, slots: [{ ...slot, logo: longUrl, web: longUrl }] }).slots[0]).toMatchObject({
      logo: null,
      web: null,
    });
    expect(v.parse(contactResponse, { lineLink: longUrl, lineQR: longUrl })).toMatchObject({ lineLink: '', lineQR: '' });
    expect(v.parse(walletResponse, { ...wallet, bankAccount: account }).bankAccount).toMatchObject({ bankAccountNo: '', bankCode: '' });
    expect(v.parse(bankListResponse, [{ code: 'KTB', nameTH: 'a', nameEN: long }])[0]?.nameEN).toBeUndefined();
    expect(v.parse(otpSendResponse, { otpToken: long, otpRef: 'R' })).toMatchObject({ otpToken: '', otpRef: 'R' });
    expect(v.parse(slipListResponse, [{ link: longUrl, reference: long }]).slips[0]).toMatchObject({ link: '', reference: '' });
    expect(v.parse(chatItem, { ...item, _id: long })).toMatchObject({ _id: null });
    expect(v.parse(spinSetupResponse, { slices: [{ code: long, label: 'One' }] }).slices).toMatchObject([{ code: '', label: 'One' }]);
  });

  it('removes the whole form of a game when one value is too long', () => {
    const form = { username: 'a', password: 'b' };
    expect(v.parse(credentialsResponse, { ...form, event: { field: 'c' } }).event).toEqual({ field: 'c' });
    expect(v.parse(credentialsResponse, { ...form, event: { field: long } }).event).toBeUndefined();
  });
});

it('chatItem keeps a user id that is too long, so that the message stays one of another person', () => {
  expect(v.parse(chatItem, { ...item, userId: long }).userId).not.toBeNull();
});
