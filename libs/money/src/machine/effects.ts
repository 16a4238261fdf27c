import type { ActionState, News } from './action-state.ts';
import { createLists } from './lists.ts';
import { accepted, events } from './money-actions-slice.ts';
import { createSteps } from './steps.ts';
import { actionOf, onChange, until, type Surroundings } from './surroundings.ts';

/** Does what the states of the actions ask for. What comes of it is dispatched as an event. It decides nothing. */
export function startEffects(surroundings: Surroundings): void {
  const { store, pending, lock } = surroundings;
  const { dispatch } = store;
  const perform = createSteps(surroundings);
  const lists = createLists(store);

  const ask = async (intent: string) => {
    const underLock = async (): Promise<true> => {
      const left = pending.list().flatMap((action) => (action.intent === intent ? action.attempt : []));
      const isNew = left.length === 0 && actionOf(store, intent).step.name === 'locking';
      dispatch(events.lockGranted({ intent, left, released: isNew ? pending.takeReleased(intent) : null }));
      await until(store, () => actionOf(store, intent).lock !== 'held');
      return true;
    };
    const isGranted = await lock(intent, underLock).catch(() => null);
    dispatch(isGranted ? events.lockReleased({ intent }) : events.lockDenied({ intent }));
  };

  const record = (intent: string, { as, attempt }: NonNullable<ActionState['record']>) => {
    if (as === 'pending') pending.add(intent, attempt);
    else if (as === 'released') pending.release(attempt.id);
    else pending.remove(attempt.id);
  };

  const tell = ({ accepted: sent, changed }: News) => {
    if (sent) dispatch(accepted(sent));
    if (changed) void lists.readAgain(changed);
  };

  const readAhead = async (intent: string, { expected, at }: NonNullable<ActionState['ahead']>) => {
    dispatch(events.readAheadEnded({ intent, expected, at, snapshot: await lists.snapshotOf(expected) }));
  };

  const follow = (intent: string, before: ActionState, now: ActionState) => {
    const { record: kept, lock: locked, news, ahead } = now;
    if (kept && kept !== before.record) record(intent, kept);
    if (locked === 'asked' && before.lock !== 'asked') void ask(intent);
    if (ahead && ahead !== before.ahead && ahead.snapshot === undefined) void readAhead(intent, ahead);
    if (news && news !== before.news) tell(news);
    if (now.turn !== before.turn) void perform(intent, now.step, now.turn);
  };

  onChange(store, follow);
}
