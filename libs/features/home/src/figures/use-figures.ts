import { useGetWalletQuery, useIsOutOfDate, type CallError } from '@wallet/api-client';
import type { ShownQuery } from '@wallet/app-shell';
import type { Wallet } from '@wallet/domain';
import { useBalanceCheck } from './use-balance-check.ts';

/** What the home page shows of the member's money. */
interface Figures {
  readonly query: ShownQuery<Wallet>;
  /** Why the last check failed; the figures are then the last known ones. */
  readonly failure: CallError | undefined;
  /** Money has moved since the figures were read. */
  readonly isOutOfDate: boolean;
  /** They are the last known ones, for one reason or the other. */
  readonly isStale: boolean;
}

export function useFigures(): Figures {
  const query = useGetWalletQuery();
  const check = useBalanceCheck();
  const isOutOfDate = useIsOutOfDate(query.fulfilledTimeStamp);
  // A check that has failed reads the wallet once more. What it says stays meanwhile.
  const failure = check.isRunning ? undefined : ((query.isFetching ? undefined : query.error) ?? check.error);
  return { query, failure, isOutOfDate, isStale: failure !== undefined || isOutOfDate };
}
