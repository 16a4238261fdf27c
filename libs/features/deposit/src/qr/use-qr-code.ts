import { useReadAgain, useBackendOffset } from '@wallet/api-client';
import { useGetQrCodeQuery, type QrCode } from '@wallet/api-client/qr-codes';
import { firstSecondsLeft, type Money } from '@wallet/domain';
import { useTracker } from '@wallet/money';
import { useEffect, useState } from 'react';
import type { QrAccount } from '../parts/deposit-methods.ts';
import { useCreditWatch } from './use-credit-watch.ts';

/** What happened to the last code. */
type Ending = { readonly kind: 'paid'; readonly amount: Money } | { readonly kind: 'expired' | 'cancelled' | 'removed' | 'replaced' };

/** The member's code at one bank, while it can be paid, and what became of the one before. */
export function useQrCode(account: QrAccount) {
  const { bankCode, currency } = account;
  const readAgain = useReadAgain();
  const [ending, setEnding] = useState<Ending | null>(null);
  /** Id of a code that can no longer be paid, even if a later response still contains it. */
  const [goneId, setGoneId] = useState<string | null>(null);
  const { follow, stopFollowing } = useTracker();
  const query = useGetQrCodeQuery({ bankCode, currency }, { refetchOnMountOrArgChange: true });
  const { data, fulfilledTimeStamp = 0 } = query;
  const offsetMs = useBackendOffset() ?? 0;

  const code = data && data.id !== goneId ? data : null;
  // Stays set after the backend has removed the code: that is the first sign of a payment.
  const [watched, setWatched] = useState<QrCode | null>(null);
  // The backend may have removed the code before the countdown has ended: it has expired, was paid, or the operator has ended it.
  const [removedId, setRemovedId] = useState<string | null>(null);
  if (code && code.id !== watched?.id) {
    setWatched(code);
    if (watched && watched.id !== removedId && watched.markup !== code.markup) setEnding({ kind: 'replaced' });
  }
  if (data === null && watched && watched.id !== removedId) {
    setRemovedId(watched.id);
    if (watched.expiresAt !== null && firstSecondsLeft(watched.expiresAt, fulfilledTimeStamp, offsetMs) === 0) {
      setGoneId(watched.id);
      setWatched(null);
      setEnding({ kind: 'expired' });
    } else if (watched.id !== goneId) {
      setEnding({ kind: 'removed' });
    }
  }
  useEffect(() => {
    if (code?.amount) follow({ id: code.id, bankCode, amount: code.amount, expiresAt: code.expiresAt });
  }, [code, bankCode, follow]);
  /** A code can no longer be paid. */
  const end = (id: string, how: Ending) => {
    // Reported here, so the home page need not report it too.
    if (how.kind !== 'expired') stopFollowing(id);
    setWatched(null);
    setGoneId(id);
    setEnding(how);
    readAgain('QrCode');
  };
  useCreditWatch(watched, account, (amount) => {
    if (watched) end(watched.id, { kind: 'paid', amount });
  });
  return { query, code, ending, setEnding, end };
}
