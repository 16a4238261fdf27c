import { resourceOf } from '@wallet/domain';
import { isBusy, type ActionState, type News } from './action-state.ts';
import { createLists } from './lists.ts';
import { accepted, events, selectActions } from './money-actions-slice.ts';
import { createSteps } from './steps.ts';
import { actionOf, onChange, until, type Surroundings } from './surroundings.ts';

/** Does what the states of the actions ask for. What comes of it is dispatched as an event. It decides nothing. */
export function startEffects(surroundings: Surroundings): void {
  const { store, pending, lock } = surroundings;
  const { dispatch } = store;
  const perform = createSteps(surroundings);
  const lists = createLists(store);
  /** When the last action of each intent was accepted, by `performance.now`. */
  const acceptedAt = new Map<string, number>();

  /** The browser is taking the lock of an action with this resource back. */
  const isGivenBack = (resource: string) =>
    Object.entries(selectActions(store.getState())).some(([intent, { lock: has }]) => has === 'leaving' && resourceOf(intent) === resource);

  const ask = async (intent: string) => {
    const begin = async (isOver: (action: ActionState) => boolean): Promise<true> => {
      const left = pending.list().flatMap((action) => (action.intent === intent ? action.attempt : []));
      const { step } = actionOf(store, intent);
      const fingerprint = step.name === 'locking' && left.length === 0 ? step.request.fingerprint : undefined;
      dispatch(events.lockGranted({ intent, left, released: fingerprint === undefined ? null : pending.released(intent, fingerprint) }));
      await until(store, () => isOver(actionOf(store, intent)));
      return true;
    };
    const isFree = (action: ActionState) => action.lock !== 'held';
    const resource = resourceOf(intent);
    /** Those with the same resource wait only as long as the action goes on: that it is not known may last. */
    const beginApart = async (own: string): Promise<true | null> => {
      const isGranted = await lock(own, () => begin((action) => isFree(action) || !isBusy(action.step)));
      await until(store, () => isFree(actionOf(store, intent)));
      return isGranted;
    };
    if (resource !== null) await until(store, () => !isGivenBack(resource));
    const isGranted = await lock(intent, () => (resource === null ? begin(isFree) : beginApart(resource))).catch(() => null);
    dispatch(isGranted ? events.lockReleased({ intent }) : events.lockDenied({ intent }));
  };

  const record = (intent: string, { as, attempt }: NonNullable<ActionState['record']>) => {
    if (as === 'pending') pending.add(intent, attempt);
    else if (as === 'released') pending.release(attempt.id);
    else if (as === 'unsent') pending.drop(attempt.id);
    else pending.remove(intent, attempt);
  };

  const tell = (intent: string, { accepted: sent, changed }: News) => {
    if (sent) {
      acceptedAt.set(intent, performance.now());
      dispatch(accepted(sent));
    }
    if (changed) void lists.readAgain(changed);
  };

  const readAhead = async (intent: string, { expected, at }: NonNullable<ActionState['ahead']>) => {
    const sinceLastMs = performance.now() - (acceptedAt.get(intent) ?? -Infinity);
    dispatch(events.readAheadEnded({ intent, expected, at, snapshot: await lists.snapshotOf(expected, sinceLastMs) }));
  };

  const follow = (intent: string, before: ActionState, now: ActionState) => {
    const { record: kept, lock: locked, news, ahead } = now;
    if (kept && kept !== before.record) record(intent, kept);
    if (locked === 'asked' && before.lock !== 'asked') void ask(intent);
    if (ahead && ahead !== before.ahead && ahead.snapshot === undefined) void readAhead(intent, ahead);
    if (news && news !== before.news) tell(intent, news);
    if (now.turn !== before.turn) void perform(intent, now.step, now.turn);
  };

  onChange(store, follow);
}
