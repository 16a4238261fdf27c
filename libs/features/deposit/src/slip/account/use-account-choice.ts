import type { DepositBank } from '@wallet/api-client/money-lookups';
import { useGetStatementQuery } from '@wallet/api-client/statement';
import { useApp } from '@wallet/app-shell';
import { pageSizes, type Currency } from '@wallet/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Payee } from '../../draft/account-mark.ts';
import { useDepositDraft } from '../../draft/deposit-draft-slice.ts';
import { isOpen, payeeOf, standingOf, takenAccountsOf } from './taken-accounts.ts';

/** The accounts that the member has taken, the last one of this page first. */
export function useTakenAccounts() {
  const { draft, change } = useDepositDraft();
  const { session } = useApp();
  return takenAccountsOf(session.storage(), draft.account, (account) => change({ account }));
}

interface Offer {
  /** In the member's currency. */
  readonly accounts: readonly DepositBank[];
  readonly otherAccounts: readonly DepositBank[];
  readonly currency: Currency | null;
}

/**
 * The account that the next slip is for: the one that the member took last, or the only one, or a suggestion for a slip. It stays while a slip for it
 * is under way. Nothing is chosen against what the member took. A single choice that the deposit's draft holds: forms with rules need Formik and
 * Yup, which are larger than everything else that a slip needs.
 */
export function useAccountChoice({ accounts, otherAccounts, currency }: Offer, isLocked: boolean) {
  const { draft } = useDepositDraft();
  const { taken, note, noteSight, forget } = useTakenAccounts();
  const [isMissing, setMissing] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const standing = standingOf(taken, [...accounts, ...otherAccounts]);
  const fitting = accounts.length > 0 ? accounts : otherAccounts;
  const isAskingStatement = isOpen(standing) && fitting.length > 1 && draft.slip !== null;
  const statement = useGetStatementQuery({ page: 1, limit: pageSizes.statement, currency }, { skip: !isAskingStatement });
  const payee = payeeOf(standing, fitting, statement.data?.rows ?? []);

  const leave = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && payee && draft.account === null) noteSight(payee);
  });
  useEffect(() => {
    const onVisibility = () => leave();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  return {
    payee,
    lost: standing.lost,
    isMissing: isMissing && !payee,
    element,
    /** The member copies, taps or names an account. */
    choose: (of: Payee, state: 'copied' | 'paid' = 'copied') => note(of, state, !isLocked),
    /** The member has not paid to any of those that are no longer offered. */
    forgetLost: () => {
      forget(standing.lost);
      element.current?.querySelector('input')?.focus();
    },
    /** Returns the account. If none is chosen, undefined: the choice then says so and has the focus. */
    requireAccount: () => {
      setMissing(!payee);
      if (!payee) {
        element.current?.querySelector<HTMLElement>('input, button')?.focus();
        // The top bar may cover the heading.
        element.current?.scrollIntoView({ block: 'nearest' });
      }
      return payee;
    },
  };
}

export type AccountChoice = ReturnType<typeof useAccountChoice>;
