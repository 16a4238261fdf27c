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
const many = <Entry>(entry: Entry) => Array<Entry>(100_000).fill(entry);
const address = `https://a.example/${'a'.repeat(1_000_000)}`;

const slot = { code: 'PG', name: 'PG', amount: 1, isActive: true };
const wallet = { profile: {}, wallet: { amount: 5 }, slots: [slot] };
const item = { _id: 'a', sender: 'agent', message: { message_type: 'text', payload: { text: 'x' } }, createdAt: 5 };
const account = { bankAccountName: long, bankAccountNo: long, bankCode: long, bank: { nameTH: long, nameEN: long } };

/** The length of the longest text, and of the longest list, in what was read. */
function sizesOf(value: unknown): { text: number; list: number } {
  if (typeof value === 'string') return { text: value.length, list: 0 };
  if (typeof value !== 'object' || value === null) return { text: 0, list: 0 };
  const parts = Object.values(value).map(sizesOf);
  const maximum = (kind: 'text' | 'list') => Math.max(0, ...parts.map((part) => part[kind]));
  return { text: maximum('text'), list: Math.max(maximum('list'), Array.isArray(value) ? value.length : 0) };
}

describe('a text that is longer than anything has use for', () => {
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
  ])('of %s is cut, and costs nothing else', (_name, schema, response, max) => {
    const { text } = sizesOf(v.parse(schema, response));
    expect(text).toBeLessThanOrEqual(max);
    // Up to a letter with its marks.
    expect(text).toBeGreaterThan(max - 10);
  });
});

describe('a list that is longer than any screen has use for', () => {
  it.each<[string, v.GenericSchema, unknown]>([
    ['banks', bankListResponse, many({ code: 'KTB', nameTH: 'a' })],
    ['conditions', htmlListResponse, many('<p>a</p>')],
    ['banners', bannersResponse, { banners: many({ html: 'a' }) }],
    ['bonuses', bonusListResponse, many({ code: 'B' })],
    ['deposit banks', depositLookupResponse, { banks: many({ bankCode: 'KTB' }), wallets: many({ mode: 'AUTO' }) }],
    ['statements', statementResponse, { statements: many({ amount: 5 }), total: 100_000 }],
    ['slips by themselves', slipListResponse, many({ amount: 5 })],
    ['slices', spinSetupResponse, { slices: many({ code: 'S' }) }],
    ['coupons', couponListResponse, many({ amount: 5 })],
    ['chat messages', chatHistoryResponse, many(item)],
  ])('of %s is cut', (_name, schema, response) => {
    expect(sizesOf(v.parse(schema, response)).list).toBe(maxListLength);
  });

  it('of game accounts is cut, and what is left out stays one whose balance nobody knows', () => {
    const { slots } = v.parse(walletResponse, { ...wallet, slots: many(slot) });
    expect(slots).toHaveLength(maxListLength + 1);
    expect(slots.at(-1)).toMatchObject({ code: '', amount: null });
    expect(v.parse(walletResponse, { ...wallet, slots: many(slot).slice(0, maxListLength) }).slots).toHaveLength(maxListLength);
  });

  it('of HTML that is drawn at once is no more in all than one text may be', () => {
    const read = v.parse(htmlListResponse, ['short', ...Array.from({ length: 9 }, () => 'a'.repeat(maxHtmlLength - 10)), 'last']);
    expect(read.slice(0, 2)).toEqual(['short', 'a'.repeat(maxHtmlLength - 10)]);
    expect(read.join('').length).toBe(maxHtmlLength);
  });
});

describe('what is of no use when it is cut', () => {
  it.each<[string, v.GenericSchema, (id: string) => unknown, number]>([
    ['a token', loginResponse, (token) => ({ token }), maxTokenLength],
    ['the address of a game', launchResponse, (link) => ({ link }), maxUrlLength],
    ['the address of a slip', slipImageResponse, (url) => ({ url }), maxUrlLength],
    ['the address of a file', uploadResponse, (path) => ({ path }), maxUrlLength],
    ['a game’s password', credentialsResponse, (password) => ({ username: 'a', password }), maxUrlLength],
    ['a member’s id', profileResponse, (_id) => ({ profile: { _id } }), maxUrlLength],
    ['a QR code', qrCodeResponse, (qrcode) => ({ hasQrcode: true, qrcode }), maxDataUrlLength],
  ])('%s, is taken whole or not at all', (_name, schema, answerWith, max) => {
    expect(v.is(schema, answerWith('a'.repeat(max)))).toBe(true);
    expect(v.is(schema, answerWith('a'.repeat(max + 1)))).toBe(false);
  });

  it('costs the one entry that has it', () => {
    expect(
      v.parse(bankListResponse, [
        { code: long, nameTH: 'a' },
        { code: 'KTB', nameTH: 'b' },
      ]),
    ).toMatchObject([{ code: 'KTB' }]);
    const { slots } = v.parse(walletResponse, { ...wallet, slots: [{ ...slot, code: long }, slot] });
    expect(slots.map(({ code }) => code)).toEqual(['', 'PG']);
  });

  it('counts as missing where it may be', () => {
    expect(v.parse(walletResponse, { ...wallet, slots: [{ ...slot, logo: address, web: address }] }).slots[0]).toMatchObject({
      logo: null,
      web: null,
    });
    expect(v.parse(contactResponse, { lineLink: address, lineQR: address })).toMatchObject({ lineLink: '', lineQR: '' });
    expect(v.parse(walletResponse, { ...wallet, bankAccount: account }).bankAccount).toMatchObject({ bankAccountNo: '', bankCode: '' });
    expect(v.parse(bankListResponse, [{ code: 'KTB', nameTH: 'a', nameEN: long }])[0]?.nameEN).toBeUndefined();
    expect(v.parse(otpSendResponse, { otpToken: long, otpRef: 'R' })).toMatchObject({ otpToken: '', otpRef: 'R' });
    expect(v.parse(slipListResponse, [{ link: address, reference: long }]).slips[0]).toMatchObject({ link: '', reference: '' });
    expect(v.parse(chatItem, { ...item, _id: long })).toMatchObject({ _id: null });
    expect(v.parse(spinSetupResponse, { slices: [{ code: long, label: 'One' }] }).slices).toMatchObject([{ code: '', label: 'One' }]);
  });

  it('of a game’s form leaves no form', () => {
    const form = { username: 'a', password: 'b' };
    expect(v.parse(credentialsResponse, { ...form, event: { field: 'c' } }).event).toEqual({ field: 'c' });
    expect(v.parse(credentialsResponse, { ...form, event: { field: long } }).event).toBeUndefined();
  });
});

it('a message from somebody else stays one, however long their id', () => {
  expect(v.parse(chatItem, { ...item, userId: long }).userId).not.toBeNull();
});
