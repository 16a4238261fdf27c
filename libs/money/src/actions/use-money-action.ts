import { useApiStore, type ApiStore, type MoneyAction } from '@wallet/api-client';
import { onReturn } from '@wallet/api-client/line';
import type { StoreState } from '@wallet/api-client/store';
import { type AppServices, useApp } from '@wallet/app-shell';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { createMoneyActions, type MoneyActions } from '../machine/money-actions.ts';
import type { MoneyActionState } from '../machine/action-state.ts';
import { selectMoneyAction } from '../machine/money-actions-slice.ts';
import { untilOnline, wait } from '../machine/waiting.ts';

const ofStores = new WeakMap<ApiStore, MoneyActions>();

/** Returns the actions of the current session. A new session has a new store and therefore new actions. */
function moneyActionsOf(store: ApiStore, { session }: AppServices): MoneyActions {
  const known = ofStores.get(store);
  if (known) return known;
  const epoch = session.epoch();
  const actions = createMoneyActions({
    store,
    storage: session.storage(),
    wait,
    untilOnline,
    isCurrent: () => session.epoch() === epoch,
  });
  ofStores.set(store, actions);
  const stop = onReturn(() => void actions.recheck());
  const leave = session.subscribe(() => {
    stop();
    leave();
    actions.dispose();
  });
  return actions;
}

export function useMoneyActions(): MoneyActions {
  return moneyActionsOf(useApiStore(), useApp());
}

interface MoneyActionOptions {
  /** False where members rarely run the action and `prepare` comes before `run`: the code that finds out lost outcomes is loaded then. */
  readonly isPreloaded?: boolean;
}

/**
 * Runs an action that changes or moves money: one at a time, sent once, and independent of the page. If no readable
 * response arrives, `state` is `checking` while the outcome is read, also after a page reload. It ends as `done`,
 * `refused` or `unknown`. While `unknown`, `run` sends nothing until `check` has read the balance or the member has
 * chosen to `unlock`. `ActionOutcome` shows all of this. Call `prepare` when the action is likely to follow: it reads
 * the snapshot for the comparison. This is not a mutation hook, because its state would end with the page. `state`
 * keeps the outcome until `reset`, the next run, or the end of the page that showed it. `latest` is the same at the
 * time of the call.
 */
export function useMoneyAction<Arg, Answer>(action: MoneyAction<Arg, Answer>, { isPreloaded = true }: MoneyActionOptions = {}) {
  const actions = useMoneyActions();
  const { intent } = action;
  const state = useSelector((all: StoreState) => selectMoneyAction(all, intent)) as MoneyActionState<Answer>;
  useEffect(() => actions.show(intent), [actions, intent]);
  const preloads = isPreloaded && action.expects !== null;
  useEffect(() => {
    if (preloads) actions.preload();
  }, [actions, preloads]);
  const run = useCallback((arg: Arg) => actions.run(action, arg), [actions, action]);
  const prepare = useCallback((arg: Arg) => actions.prepare(action, arg), [actions, action]);
  const untilChecking = useCallback(() => actions.untilChecking(intent), [actions, intent]);
  const check = useCallback(() => actions.check(intent), [actions, intent]);
  const unlock = useCallback(() => actions.unlock(intent), [actions, intent]);
  const reset = useCallback(() => actions.reset(intent), [actions, intent]);
  const latest = useCallback(() => actions.stateOf(intent) as MoneyActionState<Answer>, [actions, intent]);
  return { state, latest, run, prepare, untilChecking, check, unlock, reset };
}

/** Prepares the snapshot of an action while the member reviews it. `prepare` comes from `useMoneyAction`. Null reads nothing. */
export function useReadAhead<Arg>(prepare: (arg: Arg) => void, arg: Arg | null): void {
  const key = arg === null ? null : JSON.stringify(arg);
  useEffect(() => {
    if (key !== null) prepare(JSON.parse(key) as Arg);
  }, [prepare, key]);
}
