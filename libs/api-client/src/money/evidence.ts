import type { ExpectedChange } from './expected-change.ts';
import type { Snapshot } from './snapshot.ts';

/** What is known about the change that an action was expected to make. */
export interface Evidence<Expected extends ExpectedChange = ExpectedChange> {
  readonly expected: Expected;
  /** The snapshot from before the action was sent. */
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** When the action was sent, in milliseconds of the backend's clock. Null if that clock is not known. */
  readonly sentAt: number | null;
  /** The latest time, by the backend's clock, at which the backend can have recorded the action. Later records belong to something else. */
  readonly doneBy?: number | null | undefined;
  /** Keys of rows that are known to belong to something else. */
  readonly otherRows?: ReadonlySet<string> | undefined;
}

/** Uncertainty of the backend's clock: the `Date` header has whole seconds, and half of the round trip adds to that. */
export const clockErrorMs = 3000;
