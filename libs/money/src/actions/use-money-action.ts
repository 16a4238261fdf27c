import { useApiStore, type ApiStore, type MoneyAction } from '@wallet/api-client';
import type { StoreState } from '@wallet/api-client/store';
import { type AppServices, useApp } from '@wallet/app-shell';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { onReturn, untilOnline } from './connection.ts';
import { createMoneyActions, type MoneyActions } from './money-actions.ts';
import { selectMoneyAction, type MoneyActionState } from './money-actions-slice.ts';
import { wait } from './wait.ts';

const ofStores = new WeakMap<ApiStore, MoneyActions>();

/** The actions of the present session: a new session has a new store, and so new ones. */
function moneyActionsOf(store: ApiStore, { device, session }: AppServices): MoneyActions {
  const known = ofStores.get(store);
  if (known) return known;
  const epoch = session.epoch();
  const actions = createMoneyActions({
    store,
    storage: session.storage(),
    device,
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

/**
 * The one way to an action that changes money or moves it: one in flight, sent once, going on when its page is left.
 * Where no readable answer comes, `state` is `checking` and the truth is read, also after a reload of the page; it ends
 * as `done` or `refused`, or as `unknown`, in which `run` sends nothing until `check` has read the truth once more, or
 * the member has chosen to `unlock`. `ActionOutcome` draws all of that.
 * `prepare` reads ahead what the outcome is compared with: call it where the action is likely to follow.
 * No mutation hook: its state would end with its page.
 * What it came to stays in `state` until `reset`, the next run, or the end of the page that showed it.
 */
export function useMoneyAction<Arg, Answer>(action: MoneyAction<Arg, Answer>) {
  const actions = useMoneyActions();
  const { intent } = action;
  const state = useSelector((all: StoreState) => selectMoneyAction(all, intent)) as MoneyActionState<Answer>;
  useEffect(() => actions.show(intent), [actions, intent]);
  const run = useCallback((arg: Arg) => actions.run(action, arg), [actions, action]);
  const prepare = useCallback((arg: Arg) => actions.prepare(action, arg), [actions, action]);
  const untilChecking = useCallback(() => actions.untilChecking(intent), [actions, intent]);
  const check = useCallback(() => actions.check(intent), [actions, intent]);
  const unlock = useCallback(() => actions.unlock(intent), [actions, intent]);
  const reset = useCallback(() => actions.reset(intent), [actions, intent]);
  return { state, run, prepare, untilChecking, check, unlock, reset };
}
