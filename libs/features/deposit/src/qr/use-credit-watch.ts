import { useApiDispatch } from '@wallet/api-client';
import { dataOf, forceRefetch } from '@wallet/api-client/data-of';
import { qrCodeEndpoints, type QrCode } from '@wallet/api-client/qr-codes';
import { refreshMoney } from '@wallet/api-client/reconcile';
import { statementEndpoints } from '@wallet/api-client/statement';
import type { Currency, Money } from '@wallet/domain';
import { useEffect, useEffectEvent } from 'react';
import { creditsOf, newCredit } from './new-credits.ts';

/** Soon enough for somebody who waits, seldom enough for a phone on mobile data. */
const pollEveryMs = 5000;

/** The newest entries of the statement: more than come in while a code is shown. */
const newest = { page: 1, limit: 20 } as const;

interface WatchedBank {
  readonly bankCode: string;
  readonly currency: Currency;
}

/**
 * Reads the statement while a code is shown, and calls back once when it was paid: one new deposit of its amount is
 * there, and the backend has the code no longer. A deposit of the same amount by another way leaves the code there.
 * Only while the page is seen and the device is online; on return to the page at once.
 */
export function useCreditWatch(code: QrCode | null, { bankCode, currency }: WatchedBank, onCredited: (amount: Money) => void): void {
  const dispatch = useApiDispatch();
  const tell = useEffectEvent((amount: Money) => onCredited(amount));
  const id = code?.id;
  const wanted = useEffectEvent(() => code?.amount ?? null);

  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    let isReading = false;
    let before: ReadonlySet<string> | null = null;

    const readCredit = async (): Promise<Money | null> => {
      const page = await dataOf(dispatch(statementEndpoints.endpoints.getStatement.initiate({ ...newest, currency }, forceRefetch)));
      if (!page) return null;
      const credits = creditsOf(page.rows, wanted());
      const credit = before && newCredit(credits, before);
      before ??= new Set(credits.map(({ mark }) => mark));
      if (!credit) return null;
      const present = await dataOf(dispatch(qrCodeEndpoints.endpoints.getQrCode.initiate({ bankCode, currency }, forceRefetch)));
      return present === undefined || present?.id === id ? null : credit.amount;
    };

    const poll = async () => {
      if (isReading || isOver || document.hidden || !navigator.onLine) return;
      isReading = true;
      const amount = await readCredit();
      isReading = false;
      if (isOver || !amount) return;
      isOver = true;
      tell(amount);
      refreshMoney(dispatch);
    };

    void poll();
    const onPoll = () => void poll();
    const timer = setInterval(onPoll, pollEveryMs);
    document.addEventListener('visibilitychange', onPoll);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onPoll);
    };
  }, [id, bankCode, currency, dispatch]);
}
