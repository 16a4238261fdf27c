import { toApiError, type ApiStore } from '@wallet/api-client';
import { statementEndpoints } from '@wallet/api-client/statement';
import { whenIdle } from '@wallet/app-shell';
import { pageSizes, type Currency } from '@wallet/domain';
import { isMoneyMoving } from '@wallet/session';
import { isActing, pollWhileVisible } from '@wallet/money';
import { failed, selectHistory } from './history-slice.ts';
import { nextPage } from './history.ts';

const secondMs = 1000;

const offlinePauseMs = 5 * secondMs;

/** A page that could not be read is tried twice more. */
const mostFailures = 3;

/** What changes this often cannot be read in pages. */
const mostRestarts = 5;

interface Reading {
  users: number;
  readonly end: () => void;
}

const readings = new WeakMap<ApiStore, Reading>();

/**
 * Reads the statement page by page until the store asks for no more: one page at a time, while the browser has nothing
 * else to do, the page is visible and no money action runs. Returns a function that stops it once nobody else needs it.
 */
export function readHistory(store: ApiStore, currency: Currency | null): () => void {
  const reading = readings.get(store) ?? { users: 0, end: startReading(store, currency) };
  readings.set(store, reading);
  reading.users += 1;
  return () => {
    reading.users -= 1;
    if (reading.users > 0) return;
    readings.delete(store);
    reading.end();
  };
}

function startReading(store: ApiStore, currency: Currency | null): () => void {
  const { dispatch } = store;
  const getState = () => store.getState();
  let failures = 0;
  let pauseMs = 0;
  let stopPage: (() => void) | undefined;

  const poll = async (): Promise<boolean> => {
    await new Promise<void>(whenIdle);
    const { history, until } = selectHistory(getState());
    const page = history && nextPage(history, until);
    const mustWait = page === null || (await isMoneyMoving()) || isActing(getState());
    pauseMs = mustWait ? secondMs : 0;
    if (mustWait) return true;
    const call = dispatch(
      statementEndpoints.endpoints.getStatement.initiate(
        { page, limit: pageSizes.statement, currency },
        { forceRefetch: true, subscribe: false },
      ),
    );
    const isStopped = { now: false };
    stopPage = () => {
      isStopped.now = true;
      call.abort();
    };
    const { error } = await call;
    stopPage = undefined;
    if (isStopped.now) return true;
    const restarts = selectHistory(getState()).history?.restarts ?? 0;
    // It goes on when there is a line again.
    if (error && toApiError(error).kind === 'offline') {
      pauseMs = offlinePauseMs;
      return false;
    }
    failures = error ? failures + 1 : 0;
    pauseMs = failures * secondMs;
    if (failures >= mostFailures || restarts > mostRestarts) dispatch(failed(error ? toApiError(error) : { kind: 'unreadable' }));
    return true;
  };

  const leave = store.subscribe(() => {
    if (isActing(getState())) stopPage?.();
  });
  const stop = pollWhileVisible({ poll, pauseMs: () => pauseMs });
  return () => {
    leave();
    stop();
    stopPage?.();
  };
}
