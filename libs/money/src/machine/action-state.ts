import { isAnswered, type ApiError, type ExpectedChange, type SentAction, type Snapshot } from '@wallet/api-client';

/** The state of an action that changes something, as screens show it. */
export type MoneyActionState<Answer = unknown> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' }
  /** The response was lost or proves nothing. The backend's lists are being read to find out whether it acted. */
  | { readonly phase: 'checking'; readonly error: ApiError }
  /**
   * `response` is null if it was lost and the backend's lists prove that the action was done. `serverText` is the
   * operator's own text about the success.
   */
  | { readonly phase: 'done'; readonly response: Answer | null; readonly serverText?: string }
  /**
   * The backend did not act. `error` says why. With `unchanged` this is not certain, but what the backend has answered
   * is no success, and everything that the action would change has stayed the same: a balance, or something else.
   */
  | { readonly phase: 'refused'; readonly error: ApiError; readonly unchanged?: 'balance' | 'other' }
  /** It could not be found out whether the backend acted. The action stays locked until `unlock`. */
  | { readonly phase: 'unknown'; readonly error: ApiError }
  /** Another tab runs the same action, or one with the same resource goes on here or there. Nothing was sent. */
  | { readonly phase: 'inOtherTab' };

/** Whether the action is running or its outcome is being checked. */
export function isInProgress({ phase }: Pick<MoneyActionState, 'phase'>): boolean {
  return phase === 'running' || phase === 'checking';
}

/** Whether nothing can be sent: the action is in progress, or its outcome is unknown. The form is locked then. */
export function isUnderWay(state: Pick<MoneyActionState, 'phase'>): boolean {
  return isInProgress(state) || state.phase === 'unknown';
}

/** Whether what the backend reports may already be the effect of the action, so that no part of it is an obstacle. */
export function mayHaveActed(state: MoneyActionState): boolean {
  return isUnderWay(state) || state.phase === 'done';
}

/** A request that was sent, or is about to be. */
export interface Attempt {
  /** The id of the intent. */
  readonly id: string;
  /** Identical for two requests with the same content, which then share an intent. */
  readonly fingerprint?: string | undefined;
  /** What was known when it was sent. Null if it cannot be read: another version of the app has stored it. */
  readonly sent: SentAction | null;
}

/** What is known of a request. Its argument, which may contain a file or a password, never lies in the store. */
export interface Request {
  /** Null if no list of the backend is compared. */
  readonly expected: ExpectedChange | null;
  readonly fingerprint?: string | undefined;
  readonly needsData: boolean;
  /** The action has its own way to find out whether it was done. It lasts no longer than the page. */
  readonly hasProof: boolean;
}

type Done = { readonly name: 'done' } & Omit<Extract<MoneyActionState, { phase: 'done' }>, 'phase'>;
type Refused = { readonly name: 'refused' } & Omit<Extract<MoneyActionState, { phase: 'refused' }>, 'phase'>;
export type Outcome = Done | Refused;

/** An unknown outcome. */
export interface Unproven {
  /** Null for an action with a proof of its own. */
  readonly attempt: Attempt | null;
  readonly error: ApiError;
  /** The action was sent by another tab that has been closed. Its outcome does not answer a request of this tab. */
  readonly isForeign: boolean;
}

/** Where an action stands. */
export type Step =
  | { readonly name: 'idle' }
  /** Requested. Nothing happens until this tab has the lock. `follows` is what another tab was changing. */
  | { readonly name: 'locking'; readonly request: Request; readonly follows: ExpectedChange | null }
  /** The intent id is chosen and the snapshot is read. `released` is an attempt with the same content that the member gave up. */
  | { readonly name: 'preparing'; readonly request: Request; readonly released: Attempt | null }
  | { readonly name: 'sending'; readonly request: Request; readonly id: string; readonly attempt: Attempt | null }
  /** The lists are read, after growing pauses. `success` is what the backend said in words of its own. */
  | ({ readonly name: 'proving'; readonly success: Done | null; readonly reads: number } & Unproven)
  /** The member asked for another check. */
  | ({ readonly name: 'checking'; readonly isLocked: boolean } & Unproven)
  /** `isReading`: the lists are read because the member came back. */
  | ({ readonly name: 'unknown'; readonly isLocked: boolean; readonly isReading: boolean } & Unproven)
  | Outcome
  /** The page was reloaded. */
  | { readonly name: 'resuming'; readonly attempt: Attempt }
  /** The page was reloaded, and another tab has the lock. */
  | { readonly name: 'waiting'; readonly attempt: Attempt }
  /** Another tab runs the action, or has found out its outcome. `follows`: what it changes is read again once it has finished. */
  | { readonly name: 'elsewhere'; readonly follows: ExpectedChange | null; readonly isDismissed: boolean };

/** What is found out about an action. */
export interface News {
  /** The backend has accepted it. */
  readonly accepted: SentAction | null;
  /** What has to be read again. */
  readonly changed: ExpectedChange | null;
}

/** One action of this tab. Everything that has to happen next follows from it. */
export interface ActionState {
  readonly step: Step;
  /** Grows with each step. The result of an earlier step is ignored. */
  readonly turn: number;
  /** The lock that all tabs share. It is asked for, held, and given back, which takes the browser a moment. */
  readonly lock: 'none' | 'asked' | 'held' | 'leaving';
  /** What the storage has to contain. A released attempt is kept so that the same request has the same id, also after one that was not sent. */
  readonly record: { readonly as: 'pending' | 'released' | 'unsent' | 'gone'; readonly attempt: Attempt } | null;
  /** A snapshot for the next attempt. `snapshot` is absent while it is read, and null if that failed. */
  readonly ahead: { readonly expected: ExpectedChange; readonly at: number; readonly snapshot?: Snapshot | null } | null;
  /** The latest. */
  readonly news: News | null;
  /** Whether the member waits for the outcome wherever they are. */
  readonly isAwaited: boolean;
  /** How many mounted components show it. */
  readonly shownBy: number;
}

export const initialAction: ActionState = {
  step: { name: 'idle' },
  turn: 0,
  lock: 'none',
  record: null,
  ahead: null,
  news: null,
  isAwaited: false,
  shownBy: 0,
};

const idle: MoneyActionState = { phase: 'idle' };
const running: MoneyActionState = { phase: 'running' };
const inOtherTab: MoneyActionState = { phase: 'inOtherTab' };

/** What screens show of a step. */
export function viewOf(step: Step): MoneyActionState {
  switch (step.name) {
    case 'idle':
    case 'resuming':
      return idle;
    case 'locking':
    case 'preparing':
    case 'sending':
      return running;
    case 'proving':
      // After an answer, the lists should show the outcome already: nothing is said before they have been read once.
      return step.attempt === null || (isAnswered(step.error) && step.reads === 0) ? running : { phase: 'checking', error: step.error };
    case 'checking':
      return { phase: 'checking', error: step.error };
    case 'unknown':
      return { phase: 'unknown', error: step.error };
    case 'done': {
      const { name, ...state } = step;
      return { phase: name, ...state };
    }
    case 'refused': {
      const { name, ...state } = step;
      return { phase: name, ...state };
    }
    case 'waiting':
      return inOtherTab;
    case 'elsewhere':
      return step.isDismissed ? idle : inOtherTab;
  }
}

const goesOn: ReadonlySet<Step['name']> = new Set(['locking', 'preparing', 'sending', 'proving', 'checking', 'resuming', 'waiting']);

/** Whether a step goes on by itself. */
export const isBusy = ({ name }: Step): boolean => goesOn.has(name);

/** Whether the action may be requested. One with an unknown outcome may not, unless repeating it does no harm. */
export const mayStart = (step: Step): boolean => !isBusy(step) && !(step.name === 'unknown' && step.isLocked);

/** When the backend's lists are read after an outcome became unknown. */
const readsAtMs: readonly number[] = [2000, 5000, 10_000, 20_000];
const readsAfterAnswerAtMs: readonly number[] = [0, ...readsAtMs];

/** When the lists are read, in milliseconds since the outcome became unknown. */
export function readTimes({ attempt, error }: Unproven): readonly number[] {
  if (attempt === null) return [0];
  return isAnswered(error) ? readsAfterAnswerAtMs : readsAtMs;
}
