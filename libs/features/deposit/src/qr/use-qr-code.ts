import { useReadAgain, useBackendOffset } from '@wallet/api-client';
import { useGetQrCodeQuery } from '@wallet/api-client/qr-codes';
import { useTracker } from '@wallet/money';
import { useEffect, useReducer } from 'react';
import type { QrAccount } from '../parts/deposit-methods.ts';
import { noQrCode, qrReducer, type QrEnding } from './qr-reducer.ts';
import { useCreditWatch } from './use-credit-watch.ts';

/** The member's code at one bank, while it can be paid, and what became of the one before. */
export function useQrCode(account: QrAccount) {
  const { bankCode, currency } = account;
  const readAgain = useReadAgain();
  const [{ watched, goneId, ending }, tell] = useReducer(qrReducer, noQrCode);
  const { follow, stopFollowing } = useTracker();
  const query = useGetQrCodeQuery({ bankCode, currency }, { refetchOnMountOrArgChange: true });
  const { data, fulfilledTimeStamp: at = 0 } = query;
  const offsetMs = useBackendOffset() ?? 0;
  const code = data && data.id !== goneId ? data : null;

  useEffect(() => {
    if (data !== undefined) tell(data ? { kind: 'seen', code: data } : { kind: 'missing', at, offsetMs });
  }, [data, at, offsetMs]);
  useEffect(() => {
    if (code?.amount) follow({ id: code.id, bankCode, amount: code.amount, expiresAt: code.expiresAt });
  }, [code, bankCode, follow]);
  /** A code can no longer be paid. */
  const end = (id: string, how: QrEnding) => {
    // Reported here, so the home page need not report it too.
    if (how.kind !== 'expired') stopFollowing(id);
    tell({ kind: 'ended', id, ending: how });
    readAgain('QrCode');
  };
  useCreditWatch(watched, account, (paid) => {
    if (watched) end(watched.id, { kind: 'paid', ...paid });
  });
  return { query, code, ending, markRead: () => tell({ kind: 'read' }), end };
}
