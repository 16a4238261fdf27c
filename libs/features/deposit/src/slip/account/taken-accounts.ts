import type { DepositBank } from '@wallet/api-client/money-lookups';
import type { StatementEntry } from '@wallet/api-client/statement';
import { readStored } from '@wallet/app-shell/read-stored';
import { memberPrefix, type KeyValueStore } from '@wallet/session';
import * as v from 'valibot';
import { accountKey, findAccount, markOf, type Payee, type TakenAccount } from '../../draft/account-mark.ts';
import { isOwnDeposit } from '@wallet/domain';

/** Phones drop the page while the member is in the bank's app. */
const storageKey = `${memberPrefix}takenAccounts`;

/** More than anybody pays to at once. */
const maxStored = 5;

/** Longer than a transfer and its slip take. */
const keptForMs = 24 * 3_600_000;

const stored = v.object({
  bankCode: v.string(),
  nameTH: v.string(),
  nameEN: v.string(),
  currency: v.nullable(v.picklist(['BAHT', 'LAK'])),
  lastDigits: v.string(),
  numberHash: v.string(),
  state: v.picklist(['seen', 'copied', 'paid', 'sent']),
  takenAt: v.number(),
});

/** The accounts that were taken in this session, the last one first. They are removed when the session ends. */
export function createTakenAccounts(store: KeyValueStore) {
  const list = (): readonly TakenAccount[] =>
    (readStored(store, storageKey, v.array(v.unknown())) ?? [])
      .filter((each) => v.is(stored, each))
      .filter(({ takenAt }) => Math.abs(Date.now() - takenAt) < keptForMs);
  const write = (accounts: readonly TakenAccount[]) => store.set(storageKey, JSON.stringify(accounts.slice(0, maxStored)));
  const without = (payee: Payee) => list().filter((each) => accountKey(each) !== accountKey(payee));
  return {
    list,
    /** What was only in sight gives way to what is taken later. */
    put: (account: TakenAccount) =>
      write([account, ...without(account).filter(({ state }) => state !== 'seen' || account.state === 'seen')]),
    forget: (payee: Payee) => write(without(payee)),
  };
}

const take = (payee: Payee, state: TakenAccount['state']): TakenAccount => ({ ...markOf(payee), state, takenAt: Date.now() });

/** The accounts that the member has taken, the last one of this page first: `own`, which `change` changes. */
export function takenAccountsOf(storage: KeyValueStore, own: TakenAccount | null, change: (own: TakenAccount | null) => void) {
  const kept = createTakenAccounts(storage);
  const list = kept.list();
  const isOwn = (account: TakenAccount) => own !== null && accountKey(account) === accountKey(own);
  return {
    taken: [...list.filter(isOwn), ...list.filter((account) => !isOwn(account))],
    note: (payee: Payee, state: TakenAccount['state'], isChosen = true) => {
      const account = take(payee, state);
      // A slip for it may be under way.
      if (isChosen || !isOwn(account)) kept.put(account);
      const last = own ?? list[0] ?? null;
      // A new object, so that every screen looks at the storage again.
      change(isChosen ? account : last && { ...last });
    },
    /** Notes what was in sight when the member left the page. A page that is gone does not know whether they paid. */
    noteSight: (payee: Payee) => {
      const account = list.find((each) => accountKey(each) === accountKey(payee)) ?? take(payee, 'seen');
      kept.put(account);
      change(account);
    },
    forget: (accounts: readonly TakenAccount[]) => {
      for (const account of accounts) kept.forget(account);
      change(null);
    },
  };
}

interface Standing {
  /** The account that the next slip is for, as far as the member has said or shown. */
  readonly payee: Payee | undefined;
  /** Accounts that were taken and are no longer offered, unless their slip has arrived: the member may have paid to them. */
  readonly lost: readonly TakenAccount[];
}

/** How the accounts that were taken, the last one first, stand to those that are offered now. Nothing is chosen against what was taken. */
export function standingOf(taken: readonly TakenAccount[], offered: readonly DepositBank[]): Standing {
  const [last] = taken;
  const found = last && findAccount(offered, last);
  return {
    payee: found ?? (last?.state === 'paid' ? last : undefined),
    lost: taken.filter((each) => each.state !== 'sent' && !findAccount(offered, each)),
  };
}

/** Whether an account may be suggested. */
export const isOpen = ({ payee, lost }: Standing): boolean => !payee && lost.length === 0;

/** The account that the next slip is for: the one that the member took last, or the only one, or a suggestion. */
export const payeeOf = (standing: Standing, fitting: readonly DepositBank[], entries: readonly StatementEntry[]): Payee | undefined =>
  isOpen(standing) ? suggestAccount(fitting, entries) : standing.payee;

/**
 * Suggests an account for a slip, whose code does not name the receiver: the only one, or that of the member's last deposit to one of them, which
 * the statement names by its bank. Undefined where that fits several or none.
 */
export function suggestAccount(accounts: readonly DepositBank[], entries: readonly StatementEntry[]): DepositBank | undefined {
  if (accounts.length === 1) return accounts[0];
  const ofBank = (bank: string) => accounts.filter(({ bankCode }) => bankCode === bank);
  const last = entries.find((entry) => isOwnDeposit(entry) && entry.status === 'success' && ofBank(entry.from).length > 0);
  const [account, ...others] = last ? ofBank(last.from) : [];
  return others.length === 0 ? account : undefined;
}
