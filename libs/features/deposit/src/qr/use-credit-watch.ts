import { useApiDispatch } from '@wallet/api-client';
import { refreshWatched } from '@wallet/api-client/money-watch';
import type { QrCode } from '@wallet/api-client/qr-codes';
import { statementEndpoints } from '@wallet/api-client/statement';
import type { Currency, Money } from '@wallet/domain';
import { useEffect, useEffectEvent } from 'react';
import { creditsOf, newCredit } from './new-credits.ts';

/** Soon enough for somebody who waits, seldom enough for a phone on mobile data. */
const lookEveryMs = 5000;

/** The newest entries of the statement: more than come in while a code is shown. */
const newest = { page: 1, limit: 20 } as const;

/**
 * Looks into the statement while a code is shown, and calls back once when the payment is there. Only while the page is
 * seen and the device is online; on return to the page at once. What was in the statement at first is not the payment.
 */
export function useCreditWatch(code: QrCode | null, currency: Currency, onCredited: (amount: Money) => void): void {
  const dispatch = useApiDispatch();
  const tell = useEffectEvent((amount: Money) => onCredited(amount));
  const id = code?.id;
  const wanted = useEffectEvent(() => code?.amount ?? null);

  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    let isLooking = false;
    let before: ReadonlySet<string> | null = null;

    const look = async () => {
      if (isLooking || document.hidden || !navigator.onLine) return;
      isLooking = true;
      const reading = statementEndpoints.endpoints.getStatement.initiate({ ...newest, currency }, { forceRefetch: true, subscribe: false });
      const { data } = await dispatch(reading);
      isLooking = false;
      if (isOver || !data) return;
      const credits = creditsOf(data.rows, wanted());
      const credit = before && newCredit(credits, before);
      before ??= new Set(credits.map(({ mark }) => mark));
      if (!credit) return;
      isOver = true;
      tell(credit.amount);
      refreshWatched(dispatch, { target: { kind: 'statement-entry' }, before: null });
    };

    void look();
    const onLook = () => void look();
    const timer = setInterval(onLook, lookEveryMs);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [id, currency, dispatch]);
}
