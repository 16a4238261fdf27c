import type { ExpectedChange } from './expected-change.ts';
import type { Snapshot } from './snapshot.ts';

/** What is known about something that an action is expected to have changed. */
export interface Evidence<Expected extends ExpectedChange = ExpectedChange> {
  readonly expected: Expected;
  /** Before the action was sent. */
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** When the action was sent, by the backend's clock, in milliseconds; null where that clock is not known. */
  readonly sentAt: number | null;
  /** By when the backend had recorded it, by its clock: what is recorded later is something else. */
  readonly doneBy?: number | null | undefined;
  /** Rows that are known to be something else, by their keys. */
  readonly otherRows?: ReadonlySet<string> | undefined;
}

/** The `Date` header has whole seconds, and the way there counts half: a clock is known no better than this. */
export const clockErrorMs = 3000;
