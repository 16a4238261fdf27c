import { toApiError, useApiStore } from '@wallet/api-client';
import { useGetStatementQuery, type StatementEntry } from '@wallet/api-client/statement';
import { useDataSaver, type ShownQuery } from '@wallet/app-shell';
import { pageSizes } from '@wallet/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PlacedEntry } from './entry-address.ts';
import { requested, retried, selectHistory, stopped } from './history-slice.ts';
import { nextPage, placeHistory, readBackTo, type History } from './history.ts';
import { readHistory } from './read-history.ts';
import { useCurrency } from './use-currency.ts';

/** The member's statement, as far as it was read in this session. */
export interface StatementHistory {
  /** The newest page, for `<QueryView>`. `data` is everything that was read, newest first. */
  readonly query: ShownQuery<readonly StatementEntry[]>;
  /** Newest first. */
  readonly entries: readonly StatementEntry[];
  /** The same with their addresses, for lists. */
  readonly placed: () => readonly PlacedEntry[];
  /** The time of the oldest entry that was read. Null if nothing was, or if it cannot be told yet. */
  readonly readBackTo: number | null;
  /** Everything was read. */
  readonly isWhole: boolean;
  /** More will be read without being asked. It waits while the page is hidden, the device is offline or money moves. */
  readonly isReading: boolean;
  /** Reading ahead waits because the member saves data. `readUntil` with `isAsked` goes on. */
  readonly isSavingData: boolean;
  /** The count over all pages; null if the backend does not say. */
  readonly total: number | null;
  /** Entries that the backend counts but did not send. They are in no figure. */
  readonly missing: number;
  /** Why reading ended early. */
  readonly error: ShownQuery<unknown>['error'];
  /** Whether every entry since a moment was read, and none has to be read again. */
  readonly covers: (ms: number) => boolean;
  /** Reads on until every entry since a moment is read; 0 means all. `isAsked`: the member has pressed a button. */
  readonly readUntil: (ms: number, isAsked?: boolean) => void;
  readonly stop: () => void;
  readonly retry: () => void;
}

/**
 * Reads the statement for figures over time. The newest page is read at once, and again whenever money has moved; older
 * ones only after `readUntil`, in idle time. Everything stays in the store of the session.
 */
export function useStatementHistory(): StatementHistory {
  const store = useApiStore();
  const { isOn: savesData } = useDataSaver();
  const currency = useCurrency();
  const first = useGetStatementQuery(
    { page: 1, limit: pageSizes.statement, currency: currency ?? null },
    { skip: currency === undefined, refetchOnMountOrArgChange: true },
  );
  const { history, until, isAsked, error } = useSelector(selectHistory);
  const wants = history !== null && error === null && nextPage(history, until) !== null;
  const isSavingData = wants && savesData && !isAsked;
  const isReading = wants && !isSavingData;

  useEffect(() => {
    if (isReading && currency !== undefined) return readHistory(store, currency);
    return undefined;
  }, [store, isReading, currency]);

  const { dispatch } = store;
  const readUntil = useCallback((ms: number, asked = false) => void dispatch(requested({ until: ms, isAsked: asked })), [dispatch]);
  const stop = useCallback(() => void dispatch(stopped()), [dispatch]);
  const retry = useCallback(() => void dispatch(retried()), [dispatch]);
  const read = useMemo(() => describe(history), [history]);

  return {
    ...read,
    query: { ...first, data: history ? read.entries : undefined },
    isReading,
    isSavingData,
    error: error ? toApiError(error) : undefined,
    readUntil,
    stop,
    retry,
  };
}

function describe(history: History | null) {
  const entries = history?.rows.filter((row) => row !== null) ?? [];
  return {
    entries,
    placed: () => (history ? placeHistory(history) : []),
    readBackTo: history && readBackTo(history),
    isWhole: history?.isWhole ?? false,
    total: history?.total ?? null,
    missing: history?.isWhole ? Math.max(0, (history.total ?? 0) - entries.length - history.newer) : 0,
    covers: (ms: number) => history !== null && nextPage(history, ms) === null,
  };
}
