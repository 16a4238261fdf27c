import {
  changesBalance,
  isAnswered,
  isProvable,
  mayRepeat,
  outcomeOf,
  subjectOf,
  type ApiError,
  type ExpectedChange,
  type SentAction,
  type Snapshot,
} from '@wallet/api-client';
import type { Reconciliation } from '@wallet/api-client/reconcile';
import { isErrorCode } from '@wallet/domain';
import {
  isBusy,
  mayStart,
  readTimes,
  type ActionState,
  type Attempt,
  type Outcome,
  type Request,
  type Step,
  type Unproven,
} from './action-state.ts';

// Each function is what one event does to one action. None of them knows time, storage or promises.

/** What the backend's lists say of an action. `unread`: the code that reads them could not be loaded. */
export type Finding = Reconciliation | 'unread';

const systemError: ApiError = { kind: 'refused', status: 200, code: 'INTERNAL_SERVER_ERROR', text: 'INTERNAL_SERVER_ERROR' };

const go = (action: ActionState, step: Step, more: Partial<ActionState> = {}): ActionState => ({
  ...action,
  ...more,
  step,
  turn: action.turn + 1,
});

/** Goes to a step that needs no lock. */
const leave = (action: ActionState, step: Step, more: Partial<ActionState> = {}): ActionState =>
  go(action, step, { ...(action.lock === 'held' && { lock: 'leaving' }), ...more });

/** The member wants the action to be done. */
export function requested(action: ActionState, { request }: { readonly request: Request }): ActionState {
  if (!mayStart(action.step)) return action;
  const follows = action.step.name === 'elsewhere' ? action.step.follows : null;
  return go(
    action,
    { name: 'locking', request, follows },
    { lock: action.lock === 'none' ? 'asked' : action.lock, isAwaited: action.isAwaited || request.expected !== null },
  );
}

/** The storage has an attempt whose outcome is not known: of this tab before a reload, or of another tab, which may be gone. */
export function resumed(action: ActionState, { attempt }: { readonly attempt: Attempt }): ActionState {
  const { step } = action;
  const isFree = step.name === 'idle' || (step.name === 'elsewhere' && !step.follows);
  if (!isFree) return action;
  return go(action, { name: 'resuming', attempt }, { lock: action.lock === 'none' ? 'asked' : action.lock, isAwaited: true });
}

export interface Granted {
  /** The pending attempts of this action in the storage, whichever tab has sent them. */
  readonly left: readonly Attempt[];
  /** An attempt with the requested content that the member gave up. */
  readonly released: Attempt | null;
}

/** This tab has the lock. */
export function lockGranted(before: ActionState, { left, released }: Granted): ActionState {
  if (before.lock !== 'asked') return before;
  const action: ActionState = { ...before, lock: 'held' };
  const { step } = action;
  const error: ApiError = { kind: 'unreachable' };
  if (step.name === 'resuming' || step.name === 'waiting') {
    // Another tab may have tried again under the same id since.
    const attempt = left.find(({ id }) => id === step.attempt.id);
    return attempt ? prove(action, { attempt, error, isForeign: false }) : leave(action, { name: 'idle' });
  }
  if (step.name !== 'locking' && step.name !== 'elsewhere') return { ...action, lock: 'leaving' };
  const [attempt] = left;
  const heard: ActionState = step.follows ? { ...action, news: { accepted: null, changed: step.follows } } : action;
  // Another tab has left it behind. Until its outcome is known, this tab must not send the same action.
  if (attempt) return prove(heard, { attempt, error, isForeign: true });
  return step.name === 'locking'
    ? go(heard, { name: 'preparing', request: step.request, released })
    : leave(heard, { ...step, follows: null });
}

/** Another tab has the lock. Nothing was sent from this one. */
export function lockDenied(before: ActionState): ActionState {
  if (before.lock !== 'asked') return before;
  const action: ActionState = { ...before, lock: 'none' };
  const { step } = action;
  if (step.name === 'locking') return go(action, { name: 'elsewhere', follows: step.request.expected, isDismissed: false });
  if (step.name === 'resuming' || step.name === 'waiting') return go(action, { name: 'waiting', attempt: step.attempt });
  return step.name === 'elsewhere' ? go(action, step) : action;
}

/** The browser has taken the lock back. */
export function lockReleased(action: ActionState): ActionState {
  if (action.lock !== 'leaving') return action;
  const isWanted = action.step.name === 'locking' || action.step.name === 'resuming';
  return { ...action, lock: isWanted ? 'asked' : 'none' };
}

/** A while has passed since another tab was found to have the lock. */
export function waited(action: ActionState, { isPending }: { readonly isPending: boolean }): ActionState {
  const { step, lock } = action;
  if (step.name === 'waiting' && !isPending) {
    return go(action, { name: 'idle' }, { news: { accepted: null, changed: step.attempt.sent?.expected ?? null } });
  }
  if (lock !== 'none') return action;
  return step.name === 'waiting' || (step.name === 'elsewhere' && step.follows) ? { ...action, lock: 'asked' } : action;
}

/** A snapshot is being read for an attempt that is likely to follow. While an earlier one is on its way, its effect may be missing from it. */
export function readAheadStarted(action: ActionState, { expected, at }: Omit<ReadAhead, 'snapshot'>): ActionState {
  const mayChange = (isBusy(action.step) && action.step.name !== 'preparing') || action.step.name === 'unknown';
  return mayChange ? action : { ...action, ahead: { expected, at } };
}

export interface ReadAhead {
  readonly expected: ExpectedChange;
  readonly at: number;
  /** Null if it could not be read. */
  readonly snapshot: Snapshot | null;
}

export function readAheadEnded(action: ActionState, { expected, at, snapshot }: ReadAhead): ActionState {
  const { ahead } = action;
  const isThis = ahead?.at === at && subjectOf(ahead.expected) === subjectOf(expected);
  return isThis ? { ...action, ahead: { ...ahead, snapshot } } : action;
}

export interface Prepared {
  readonly id: string;
  readonly sent: SentAction | null;
}

/** Everything is known that is needed before the request is sent. The snapshot is used once: the attempt makes it outdated. */
export function prepared(action: ActionState, { id, sent }: Prepared): ActionState {
  if (action.step.name !== 'preparing') return action;
  const { request } = action.step;
  const { fingerprint } = request;
  const attempt = sent && { id, sent, ...(fingerprint !== undefined && { fingerprint }) };
  return go(action, { name: 'sending', request, id, attempt }, { ahead: null, ...(attempt && { record: { as: 'pending', attempt } }) });
}

export interface Answered {
  readonly response?: unknown;
  readonly error?: ApiError | undefined;
}

/** The backend has answered, or the response was lost. */
export function answered(action: ActionState, { response, error }: Answered): ActionState {
  // The session may end before anything is sent.
  if (action.step.name === 'preparing' && error) return leave(action, { name: 'refused', error });
  if (action.step.name !== 'sending') return action;
  const { attempt, request } = action.step;
  const serverText = error ? (request.needsData ? undefined : successText(error)) : unknownText(response);
  if (serverText !== undefined) {
    const success = { name: 'done', response: response ?? null, serverText } as const;
    if (!attempt) return leave(action, success);
    return prove(action, { attempt, error: { kind: 'unreadable', text: serverText }, isForeign: false }, success);
  }
  if (error && outcomeOf(error) === 'unknown') {
    if (attempt || request.hasProof) return prove(action, { attempt, error, isForeign: false });
    return leave(action, { name: 'unknown', attempt, error, isForeign: false, isLocked: false, isReading: false });
  }
  const as = error?.kind === 'offline' ? 'unsent' : 'gone';
  const record: Partial<ActionState> = attempt ? { record: { as, attempt } } : {};
  if (error) return leave(action, { name: 'refused', error }, record);
  const accepted = attempt?.sent ?? null;
  return leave(action, { name: 'done', response }, { ...record, ...(accepted && { news: { accepted, changed: null } }) });
}

/** The lists were read. */
export function read(action: ActionState, { finding }: { readonly finding: Finding }): ActionState {
  const { step } = action;
  const isProven = finding === 'settled' || finding === 'rejected';
  if (step.name === 'unknown' && step.isReading) {
    return isProven ? conclude(action, step, finding) : { ...action, step: { ...step, isReading: false } };
  }
  if (step.name !== 'proving') return action;
  const { success, reads } = step;
  const times = readTimes(step);
  // A success needs no proof. It is doubted only as long as nothing looks different.
  const isBelieved = success !== null && finding === 'unknown' && (times[reads] ?? 0) > 0;
  if (isProven || isBelieved || finding === 'unread' || reads + 1 >= times.length) return conclude(action, step, finding, success);
  return go(action, { ...step, reads: reads + 1 });
}

/** The member asks for another check of an unknown outcome. */
export function checkRequested(action: ActionState): ActionState {
  if (action.step.name !== 'unknown') return action;
  const { attempt, error, isForeign, isLocked } = action.step;
  return go(action, { name: 'checking', attempt, error, isForeign, isLocked });
}

export interface Checked {
  readonly finding: Finding;
  /** Whether the member can see the balance, or whatever the action changes, as it is now. */
  readonly isShown: boolean;
}

/** That check has ended. If nothing is proven, the member can compare the balance and run the action again. */
export function checked(action: ActionState, { finding, isShown }: Checked): ActionState {
  const { step } = action;
  if (step.name !== 'checking') return action;
  if (finding === 'settled' || finding === 'rejected') return conclude(action, step, finding);
  if (!isShown) return go(action, { ...step, name: 'unknown', isReading: false });
  return leave(action, { name: 'idle' }, release(step.attempt));
}

/** The device is online again, or the page is visible again. */
export function returned(action: ActionState): ActionState {
  const { step } = action;
  return step.name === 'unknown' && step.attempt && step.isLocked && !step.isReading ? go(action, { ...step, isReading: true }) : action;
}

/** The member knows that the outcome is unknown and decides whether to try again. */
export function unlocked(action: ActionState): ActionState {
  return action.step.name === 'unknown'
    ? leave(action, { name: 'idle' }, action.step.isLocked ? release(action.step.attempt) : {})
    : action;
}

/** The outcome has been shown. */
export function dismissed(action: ActionState): ActionState {
  const { step } = action;
  if (step.name === 'elsewhere' && step.follows) return { ...action, step: { ...step, isDismissed: true } };
  return isOver(step) ? leave(action, { name: 'idle' }) : action;
}

/** A component shows the action from now on. */
export const shown = (action: ActionState): ActionState => ({ ...action, shownBy: action.shownBy + 1 });

export const hidden = (action: ActionState): ActionState => ({ ...action, shownBy: action.shownBy - 1 });

/** The page of the action was closed, so the next visit starts fresh. */
export const closed = (action: ActionState): ActionState => (action.shownBy > 0 ? action : dismissed(action));

const isOver = ({ name }: Step) => name === 'done' || name === 'refused' || name === 'elsewhere';

const release = (attempt: Attempt | null): Partial<ActionState> => (attempt ? { record: { as: 'released', attempt } } : {});

/** Finds out an outcome, unless no list can show it: then waiting is useless. */
function prove(action: ActionState, unproven: Unproven, success: Extract<Outcome, { name: 'done' }> | null = null): ActionState {
  const { attempt } = unproven;
  const canRead = attempt === null || (attempt.sent !== null && isProvable(attempt.sent.expected));
  return canRead ? go(action, { name: 'proving', ...unproven, success, reads: 0 }) : conclude(action, unproven, 'unknown', success);
}

/** Ends with what is known. An unknown outcome keeps the lock, so that other tabs leave it to this one, unless repeating the action does no harm. */
function conclude(
  action: ActionState,
  { attempt, error, isForeign }: Unproven,
  finding: Finding,
  success: Extract<Outcome, { name: 'done' }> | null = null,
): ActionState {
  const sent = attempt?.sent ?? null;
  const changed = finding === 'unread' ? null : (sent?.expected ?? null);
  const outcome = outcomeFrom(attempt, error, finding, success);
  if (!outcome) {
    const unknown = { name: 'unknown', attempt, error, isForeign, isReading: false } as const;
    const news = { accepted: null, changed };
    if (sent && mayRepeat(sent.expected)) return leave(action, { ...unknown, isLocked: false }, { ...release(attempt), news });
    // A proof of its own does not outlive the page, so other tabs are left alone.
    return (attempt ? go : leave)(action, { ...unknown, isLocked: true }, { news });
  }
  // The backend may still act, so a retry has the same id.
  const mayStillAct = outcome.name === 'refused' && outcome.unchanged !== undefined;
  return leave(action, isForeign ? { name: 'elsewhere', follows: null, isDismissed: false } : outcome, {
    ...(mayStillAct ? release(attempt) : attempt && { record: { as: 'gone', attempt } }),
    news: { accepted: outcome.name === 'done' ? sent : null, changed },
  });
}

/** Null if the outcome stays unknown. */
function outcomeFrom(attempt: Attempt | null, error: ApiError, finding: Finding, success: Outcome | null): Outcome | null {
  switch (finding) {
    case 'settled':
      return success ?? { name: 'done', response: null };
    case 'rejected':
      return { name: 'refused', error: isAnswered(error) ? error : systemError };
    case 'unchanged': {
      if (!isAnswered(error) && attempt !== null) return success;
      return { name: 'refused', error, unchanged: attempt?.sent && changesBalance(attempt.sent.expected) ? 'balance' : 'other' };
    }
    case 'ambiguous':
      return null;
    case 'unknown':
    case 'unread':
      return success;
  }
}

/** The message of a response, unless it is a known code. */
function unknownText(answer: unknown): string | undefined {
  const { message } = (answer ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' && message.trim() !== '' && !isErrorCode(message) ? message : undefined;
}

/** The text of a successful response that contains nothing else. */
const successText = (error: ApiError): string | undefined => (error.kind === 'unreadable' ? error.text : undefined);
