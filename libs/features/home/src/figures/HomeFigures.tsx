import { toApiError, useGetWalletQuery, useIsOutOfDate, type CallError } from '@wallet/api-client';
import { QueryFallback, SessionStoreProvider, type ShownQuery } from '@wallet/app-shell';
import { totalBalance, type Money, type Wallet } from '@wallet/domain';
import { MoneyText, MoneyTracker } from '@wallet/money';
import { useEffect, useLayoutEffect, useMemo, type ComponentType } from 'react';
import { useBalanceRefresh } from './use-balance-refresh.ts';
import { BalanceNotes } from './BalanceNotes.tsx';
import { fetchCarousel, GameAccounts } from './GameAccounts.tsx';
import { InviteBonus } from './InviteBonus.tsx';
import { LastSync } from './LastSync.tsx';

/** What the home page shows of the member's money. */
export interface Figures {
  /** Undefined until it has loaded. */
  readonly wallet: Wallet | undefined;
  /** null when a part of it is not known. */
  readonly total: Money | null;
  readonly query: Omit<ShownQuery<unknown>, 'data'>;
  readonly isChecking: boolean;
  /** Why the last check failed; the figures are then the last known ones. */
  readonly failure: CallError | undefined;
  /** Money has moved since the figures were read. */
  readonly isOutOfDate: boolean;
  /** They are the last known ones, for one reason or the other. */
  readonly isStale: boolean;
  /** The time of the last check, in milliseconds. */
  readonly lastSync: number | null;
  readonly checkBalance: () => Promise<void>;
  /** The components that show them, which come with the same code. */
  readonly parts: typeof parts;
}

interface HomeFiguresProps {
  readonly onChange: (figures: Figures) => void;
}

/** Reads the member's money and passes it to the page. Renders nothing, so that nothing on the page is replaced when its code arrives. */
export const HomeFigures = withSessionStore(({ onChange }: HomeFiguresProps) => {
  const query = useGetWalletQuery();
  const { data: wallet, error, isFetching, fulfilledTimeStamp } = query;
  const { state, checkBalance, lastSync } = useBalanceRefresh();
  const isOutOfDate = useIsOutOfDate(fulfilledTimeStamp);
  const actionError = state.phase === 'refused' || state.phase === 'unknown' ? state.error : undefined;
  const isChecking = state.phase === 'running';
  const failure = isFetching || isChecking ? undefined : (error ?? actionError);

  const figures = useMemo(
    () => ({
      wallet,
      total: wallet ? totalBalance(wallet) : null,
      query,
      isChecking,
      failure,
      isOutOfDate,
      isStale: failure !== undefined || isOutOfDate,
      lastSync,
      checkBalance,
      parts,
    }),
    [wallet, query, isChecking, failure, isOutOfDate, lastSync, checkBalance],
  );
  useLayoutEffect(() => onChange(figures), [onChange, figures]);
  useEffect(() => {
    if (error) console.warn(`The wallet could not be loaded: ${toApiError(error).kind}`);
  }, [error]);
  useEffect(() => {
    // While the wallet is loading. After a failure, rendering tries again.
    fetchCarousel().catch(() => undefined);
  }, []);
  return null;
});

const parts = {
  BalanceNotes,
  GameAccounts,
  InviteBonus: withSessionStore(InviteBonus),
  LastSync,
  MoneyText,
  MoneyTracker: withSessionStore(MoneyTracker),
  QueryFallback,
};

/** The page itself is outside of the store. */
function withSessionStore<Props extends object>(Part: ComponentType<Props>) {
  return function PartWithStore(props: Props) {
    return (
      <SessionStoreProvider>
        <Part {...props} />
      </SessionStoreProvider>
    );
  };
}
