import type { ApiStore, ExpectedChange, SentAction } from '@wallet/api-client';
import type { Finding } from './transitions.ts';

/** Loads the code that reads the backend's lists. */
export const loadReconcile = () => import('./reconcile-code.ts');

/** The backend's lists. Their code may fail to load. */
export function createLists({ dispatch }: ApiStore) {
  return {
    read: async (sent: SentAction | null): Promise<Finding> => {
      if (!sent) return 'unknown';
      try {
        const { reconcile } = await loadReconcile();
        return await reconcile(dispatch, sent);
      } catch {
        return 'unread';
      }
    },
    snapshotOf: (expected: ExpectedChange, sinceLastMs: number) =>
      loadReconcile()
        .then(({ readBefore }) => readBefore(dispatch, expected, sinceLastMs))
        .catch(() => null),
    readAgain: (changed: ExpectedChange) =>
      loadReconcile().then(
        ({ refreshChanged }) => refreshChanged(dispatch, changed),
        () => undefined,
      ),
    readBalance: () =>
      loadReconcile().then(
        ({ readBalance }) => readBalance(dispatch),
        () => false,
      ),
  };
}
