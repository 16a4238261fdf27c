import type { DepositBank } from '@wallet/api-client/money-lookups';
import type { StatementEntry } from '@wallet/api-client/statement';
import { createTabStore } from '@wallet/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountText, markOf, type TakenAccount } from '../../draft/account-mark.ts';
import { createTakenAccounts, payeeOf, standingOf, suggestAccount, takenAccountsOf } from './taken-accounts.ts';

const scb: DepositBank = {
  bankCode: 'SCB',
  isGateway: false,
  offersQr: false,
  isAutomatic: true,
  nameTH: 'ไทยพาณิชย์',
  nameEN: 'Siam Commercial Bank',
  bankAccountName: 'Holder',
  bankAccountNo: '4051234567',
  currency: 'BAHT',
};
const otherNumber: DepositBank = { ...scb, bankAccountNo: '4051234999' };
const kbank: DepositBank = { ...scb, bankCode: 'KBANK', bankAccountNo: '0721234569' };
const taken = (account: DepositBank, state: TakenAccount['state'] = 'copied'): TakenAccount => ({
  ...markOf(account),
  state,
  takenAt: Date.now(),
});

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('what was taken is kept', () => {
  const open = () => createTakenAccounts(createTabStore());

  it('over a reload, the last one first and each once, and never with a number', () => {
    open().put(taken(scb));
    open().put(taken(kbank));
    open().put(taken({ ...scb, bankAccountNo: '405-1-23456-7' }, 'paid'));
    expect(open().list()).toMatchObject([
      { bankCode: 'SCB', lastDigits: '4567', state: 'paid' },
      { bankCode: 'KBANK', lastDigits: '4569', state: 'copied' },
    ]);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/4051234567|0721234569|405-1/);
    open().forget(scb);
    expect(open().list().map(accountText)).toEqual(['KBANK ••4569']);
  });

  it('for a day', () => {
    vi.useFakeTimers();
    open().put(taken(scb));
    vi.advanceTimersByTime(23 * 3_600_000);
    expect(open().list()).toHaveLength(1);
    vi.advanceTimersByTime(3_600_000);
    expect(open().list()).toEqual([]);
  });

  it.each(['{', '{}', '[{"bankCode":"SCB"}]', '[null]'])('unless something else wrote it: %s', (text) => {
    sessionStorage.setItem('member:takenAccounts', text);
    expect(open().list()).toEqual([]);
  });
});

let own: TakenAccount | null = null;
const page = () => takenAccountsOf(createTabStore(), own, (changed) => (own = changed));
/** The phone has dropped the page in the meantime. */
const nextPage = () => takenAccountsOf(createTabStore(), null, () => undefined);
beforeEach(() => (own = null));

it('an account that is copied while a slip for another one is under way is kept, and the slip stays for its own', () => {
  page().note(scb, 'paid');
  page().note(kbank, 'copied', false);
  page().note(scb, 'copied', false);
  expect(page().taken).toMatchObject([
    { bankCode: 'SCB', state: 'paid' },
    { bankCode: 'KBANK', state: 'copied' },
  ]);
});

it('accounts that the member has not paid to are forgotten, also over a reload', () => {
  page().note(scb, 'copied');
  page().forget(page().taken);
  expect([page().taken, nextPage().taken]).toEqual([[], []]);
});

describe('an account that was only in sight', () => {
  it('is kept over a reload, without its number', () => {
    page().noteSight(scb);
    expect(nextPage().taken.map(accountText)).toEqual(['SCB ••4567']);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(scb.bankAccountNo);
  });

  it('gives way to one that another page has copied since', () => {
    page().noteSight(scb);
    nextPage().note(kbank, 'copied');
    expect(page().taken.map(accountText)).toEqual(['KBANK ••4569']);
    page().note(scb, 'copied');
    expect(page().taken.map(accountText)).toEqual(['SCB ••4567', 'KBANK ••4569']);
  });

  it('comes first in its page, also after another page was left', () => {
    page().noteSight(scb);
    nextPage().noteSight(kbank);
    expect(page().taken.map(accountText)).toEqual(['SCB ••4567', 'KBANK ••4569']);
  });

  it('stays paid if it was paid before', () => {
    nextPage().note(scb, 'paid');
    page().noteSight(scb);
    expect(nextPage().taken).toMatchObject([{ bankCode: 'SCB', state: 'paid' }]);
  });
});

const rewritten = { ...scb, bankAccountNo: ' 405 123 4567', bankAccountName: 'Holder Ltd', nameEN: 'SCB', isAutomatic: false };

const lowerCase = { ...scb, bankCode: 'scb ' };

it.each<[string, TakenAccount[], DepositBank[], DepositBank | string | undefined, string[]]>([
  ['for the one that was copied', [taken(scb)], [scb], scb, []],
  ['for the one that was copied, in a list that is longer', [taken(scb)], [kbank, scb], scb, []],
  ['for the one whose number is only written otherwise', [taken(scb)], [kbank, rewritten], rewritten, []],
  ['for the one whose bank is only written otherwise', [taken(scb)], [lowerCase], lowerCase, []],
  ['for none once another bank is offered in its place', [taken(scb)], [kbank], undefined, ['SCB ••4567']],
  ['for none once the bank has another number', [taken(scb)], [otherNumber], undefined, ['SCB ••4567']],
  ['for none once the account is in another currency', [taken(scb)], [{ ...scb, currency: 'LAK' }], undefined, ['SCB ••4567']],
  ['for none once nothing is offered', [taken(scb)], [], undefined, ['SCB ••4567']],
  ['for the one that was paid, offered or not', [taken(scb, 'paid')], [kbank], 'SCB ••4567', ['SCB ••4567']],
  ['open once the slip of the last one has arrived', [taken(scb, 'sent')], [kbank], undefined, []],
  ['for the last one again while it is offered', [taken(scb, 'sent')], [kbank, scb], scb, []],
  ['for the last one that was copied', [taken(kbank), taken(scb)], [scb, kbank], kbank, []],
  ['for the last one, and the other one is asked about', [taken(kbank), taken(scb)], [kbank], kbank, ['SCB ••4567']],
  ['for none where several are gone', [taken(kbank), taken(scb)], [otherNumber], undefined, ['KBANK ••4569', 'SCB ••4567']],
  ['for none where the last one is gone', [taken(kbank), taken(scb)], [scb], undefined, ['KBANK ••4569']],
  ['open where nothing was taken', [], [scb], undefined, []],
])('the next slip is: %s', (_name, accounts, offered, payee, lost) => {
  const standing = standingOf(accounts, offered);
  if (typeof payee === 'string') expect(standing.payee && accountText(standing.payee)).toBe(payee);
  else expect(standing.payee).toBe(payee);
  expect(standing.lost.map(accountText)).toEqual(lost);
});

it('nothing is suggested while an account that was taken is not offered', () => {
  expect(payeeOf(standingOf([taken(scb)], [kbank]), [kbank], [])).toBeUndefined();
  expect(payeeOf(standingOf([taken(scb, 'sent')], [kbank]), [kbank], [])).toBe(kbank);
});

const entryOf = (type: StatementEntry['type'], from: string, status: StatementEntry['status'] = 'success', cause = '') =>
  ({ type, from, status, cause: cause === '' ? null : { kind: cause, description: '' } }) as StatementEntry;

const kbankToo: DepositBank = { ...kbank, bankAccountNo: '2' };
it.each([
  ['the only one', [scb], [], scb],
  ['none of several without a deposit', [scb, kbank], [entryOf('withdraw', 'SCB')], undefined],
  [
    'that of the last deposit',
    [scb, kbank],
    [entryOf('transfer', 'WALLET'), entryOf('deposit', 'KBANK'), entryOf('deposit', 'SCB')],
    kbank,
  ],
  ['none by a deposit that failed', [scb, kbank], [entryOf('deposit', 'KBANK', 'failed'), entryOf('deposit', 'SCB')], scb],
  ['none by a bonus for an invite', [scb, kbank], [entryOf('deposit', 'KBANK', 'success', 'invite'), entryOf('deposit', 'SCB')], scb],
  [
    'that of the last deposit with a bonus',
    [scb, kbank],
    [entryOf('deposit', 'KBANK', 'success', 'bonus'), entryOf('deposit', 'SCB')],
    kbank,
  ],
  ['none where two have the same bank', [kbank, kbankToo], [entryOf('deposit', 'KBANK')], undefined],
  ['that of the last deposit to one of them', [scb, kbank], [entryOf('deposit', 'TRUEWALLET'), entryOf('deposit', 'SCB')], scb],
  ['none where all deposits came by another way', [scb, kbank], [entryOf('deposit', 'TRUEWALLET')], undefined],
  ['none of none', [], [], undefined],
])('suggests %s', (_name, accounts, entries, account) => expect(suggestAccount(accounts, entries)).toBe(account));
