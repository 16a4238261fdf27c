import { knownServerClockOffsetMs, useApiDispatch, useApiStore } from '@wallet/api-client';
import type { QrCode } from '@wallet/api-client/qr-codes';
import { compare, isWhole, readEvidence, refreshChanged, trackedRows, type SentAction } from '@wallet/api-client/reconcile';
import { moneyOf, type Currency, type Money } from '@wallet/domain';
import { pollWhileVisible } from '@wallet/money';
import { useEffect, useEffectEvent } from 'react';

/** Soon enough for somebody who waits, seldom enough for a phone on mobile data. */
const pollEveryMs = 5000;

interface WatchedBank {
  readonly bankCode: string;
  readonly currency: Currency;
}

/**
 * Looks at a code while it is shown, and at the statement once the backend has it no longer. Calls back once when it was
 * paid: one new deposit of its amount is there. A deposit of the same amount by another way leaves the code there.
 * Only while the page is seen and the device is online; on return to the page at once.
 */
export function useCreditWatch(code: QrCode | null, { bankCode, currency }: WatchedBank, onCredited: (amount: Money) => void): void {
  const dispatch = useApiDispatch();
  const store = useApiStore();
  const tell = useEffectEvent((amount: Money) => onCredited(amount));
  const id = code?.id;
  const minor = code?.amount?.minor;

  useEffect(() => {
    if (id === undefined) return;
    const offsetMs = knownServerClockOffsetMs(store.getState());
    const amount = minor === undefined ? null : { minor, currency };
    let watched: SentAction = {
      expected: { kind: 'qr-code-paid', bankCode, qrCodeId: id, amount },
      before: null,
      sentAt: offsetMs === null ? null : Date.now() + offsetMs,
    };
    let isOver = false;

    const look = async (): Promise<boolean> => {
      const evidence = await readEvidence(dispatch, watched);
      if (isOver || !isWhole(evidence.after, evidence.expected)) return false;
      // What was there before the code is compared with from then on.
      if (!watched.before) watched = { ...watched, before: evidence.after };
      const [row] = trackedRows(evidence);
      if (compare(evidence) !== 'settled' || typeof row?.minor !== 'number') return true;
      end();
      tell(moneyOf(Math.abs(row.minor), currency));
      refreshChanged(dispatch, evidence.expected);
      return true;
    };

    const stop = pollWhileVisible({ poll: look, pauseMs: () => pollEveryMs });
    const end = () => {
      isOver = true;
      stop();
    };
    return end;
  }, [id, minor, bankCode, currency, dispatch, store]);
}
