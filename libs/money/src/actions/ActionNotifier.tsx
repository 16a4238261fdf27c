import { knownServerClockOffsetMs, useApiStore } from '@wallet/api-client';
import { useApiErrorText, useApp, useServerText, useWithServerText } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useToasts } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { trackAccepted } from '../tracking/track-accepted.ts';
import { persistTracked } from '../tracking/persist-tracked.ts';
import type { MoneyActionState } from './money-actions-slice.ts';
import { useMoneyActions } from './use-money-action.ts';

/**
 * Says what an action on money came to where the page that began it was left meanwhile, takes up again what a reload has
 * interrupted, and has followed what the backend has taken. Stands once in the members' area, whatever page is open.
 */
export function ActionNotifier() {
  const { loadTexts, tab } = useApp();
  const actions = useMoneyActions();
  const store = useApiStore();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    loadTexts(['money', 'errors']).then(
      () => setHasTexts(true),
      // Without words the action's own page still shows what it came to.
      () => undefined,
    );
  }, [loadTexts]);
  useEffect(() => {
    persistTracked(store, tab);
    return actions.onAccepted((action) => trackAccepted(store.dispatch, action, knownServerClockOffsetMs(store.getState())));
  }, [actions, tab, store]);
  return hasTexts ? <Announcer /> : null;
}

function Announcer() {
  const actions = useMoneyActions();
  const { t } = useText('money');
  const errorText = useApiErrorText();
  const serverText = useServerText();
  const withServerText = useWithServerText();
  const { showToast } = useToasts();

  const announce = useEffectEvent((intent: string, state: MoneyActionState) => {
    switch (state.phase) {
      case 'idle':
      case 'running':
      case 'inOtherTab':
        return;
      case 'checking':
        showToast(serverText(state.error) === '' ? 'success' : 'danger', withServerText(state.error, t('outcome.checking')));
        return;
      case 'unknown':
        // It stays locked: its own page lets the member decide.
        showToast('danger', withServerText(state.error, t('outcome.unknown')));
        return;
      case 'done':
        if (state.serverText === undefined) showToast('success', t('outcome.done'));
        else showToast('danger', serverText({ kind: 'unreadable', text: state.serverText }));
        actions.reset(intent);
        return;
      case 'refused':
        showToast('danger', errorText(state.error));
        actions.reset(intent);
    }
  });

  useEffect(() => {
    const stop = actions.onUnseen((intent, state) => announce(intent, state));
    actions.resume();
    return stop;
  }, [actions]);

  return null;
}
