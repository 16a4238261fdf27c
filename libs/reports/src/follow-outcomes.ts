import type { ApiError, ApiStore } from '@wallet/api-client';
import type { OutcomeEntry } from '@wallet/domain';
// It declares the slice.
import type {} from '@wallet/money/engine';

/** Reports how actions of a store end. One that is unknown is reported again when its outcome has been found out. */
export function followOutcomes(store: ApiStore, add: (entry: Omit<OutcomeEntry, 'route' | 'count'>) => void): void {
  const read = () => store.getState().moneyActions;
  const unknownSince = new Map<string, number>();
  // What was seen last, because an effect may dispatch.
  let seen = read();
  store.startListening({
    predicate: () => read() !== seen,
    effect: () => {
      const before = seen;
      seen = read();
      for (const [action, { step }] of Object.entries(seen ?? {})) {
        const last = before?.[action]?.step.name;
        const since = unknownSince.get(action);
        if (step.name === 'proving') unknownSince.set(action, since ?? Date.now());
        const isFound = step.name === 'done' || step.name === 'refused';
        // A check that finds nothing out is no other outcome.
        if (step.name === last || !(isFound || (step.name === 'unknown' && last !== 'checking'))) continue;
        if (isFound) unknownSince.delete(action);
        add({
          kind: 'outcome',
          action,
          outcome: step.name,
          code: 'error' in step ? codeOf(step.error) : null,
          foundAfterMs: isFound && since ? Date.now() - since : null,
        });
      }
    },
  });
}

/** Why an action did not succeed. What the backend says in other words than the known codes is not told. */
const codeOf = (error: ApiError): string => (error.kind === 'refused' ? (error.code ?? 'other') : error.kind);
