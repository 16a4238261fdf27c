import { backendTime, useApiDispatch } from '@wallet/api-client';
import type { QrCode } from '@wallet/api-client/qr-codes';
import { compare, isWhole, readEvidence, refreshChanged, trackedRows, type SentAction } from '@wallet/api-client/reconcile';
import { moneyOf, type Currency, type Money } from '@wallet/domain';
import { pollWhileVisible } from '@wallet/money';
import { useEffect, useEffectEvent } from 'react';

/** Often enough for a waiting member, rarely enough for mobile data. */
const pollEveryMs = 5000;

/** The deposit that paid a code. */
export interface PaidCode {
  readonly amount: Money;
  /** In milliseconds of the backend's clock. Null if the statement does not say. */
  readonly paidAt: number | null;
}

interface WatchedBank {
  readonly bankCode: string;
  readonly currency: Currency;
}

/**
 * Polls for a code while it is shown, and for the statement once the backend has removed the code. Calls back once when the code was paid:
 * there is one new deposit of its amount, from `paidAt`. A deposit of the same amount by another method leaves the code in place. It polls only while the
 * page is visible, and at once when the member returns.
 */
export function useCreditWatch(code: QrCode | null, { bankCode, currency }: WatchedBank, onCredited: (paid: PaidCode) => void): void {
  const dispatch = useApiDispatch();
  const notify = useEffectEvent((paid: PaidCode) => onCredited(paid));
  const id = code?.id;
  const minor = code?.amount?.minor;

  useEffect(() => {
    if (id === undefined) return;
    const amount = minor === undefined ? null : { minor, currency };
    let watched: SentAction = {
      expected: { kind: 'qr-code-paid', bankCode, qrCodeId: id, amount },
      before: null,
      sentAt: dispatch(backendTime),
    };
    let isOver = false;

    const poll = async (): Promise<boolean> => {
      const evidence = await readEvidence(dispatch, watched);
      if (isOver || !isWhole(evidence.after, evidence.expected)) return false;
      // The first complete reading is the baseline for the comparisons that follow.
      if (!watched.before) watched = { ...watched, before: evidence.after };
      const [row] = trackedRows(evidence);
      if (compare(evidence) !== 'settled' || typeof row?.minor !== 'number') return true;
      end();
      notify({ amount: moneyOf(Math.abs(row.minor), currency), paidAt: row.createdAt });
      refreshChanged(dispatch, evidence.expected);
      return true;
    };

    const stop = pollWhileVisible({ poll, pauseMs: () => pollEveryMs });
    const end = () => {
      isOver = true;
      stop();
    };
    return end;
  }, [id, minor, bankCode, currency, dispatch]);
}
