import { useApiStore } from '@wallet/api-client';
import { useApp, useServerText, useWithServerText } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import { useToasts } from '@wallet/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { persistTracked, trackAccepted } from '../tracking/tracked-slice.ts';
import type { MoneyActionState } from '../machine/action-state.ts';
import { useDoneText, usePageTitle, useRefusedText } from './outcome-texts.ts';
import { useMoneyActions } from './use-money-action.ts';

/**
 * Announces the outcome of actions whose page was closed, resumes actions that a page reload interrupted, and starts
 * tracking what the backend accepted. Rendered once in the member area, on every page.
 */
export function ActionNotifier() {
  const { loadTexts, tab } = useApp();
  const actions = useMoneyActions();
  const store = useApiStore();
  useEffect(() => {
    persistTracked(store, tab);
    return actions.onAccepted((action) => trackAccepted(store.dispatch, action));
  }, [actions, tab, store]);
  const { t } = useText('money');
  const doneText = useDoneText();
  const refusedText = useRefusedText();
  const pageTitle = usePageTitle();
  const serverText = useServerText();
  const withServerText = useWithServerText();
  const { showToast } = useToasts();

  const announce = useEffectEvent((intent: string, state: MoneyActionState) => {
    // The member may be in the middle of another action.
    const say: typeof showToast = (variant, text) => showToast(variant, joinSentences(pageTitle(intent), text));
    switch (state.phase) {
      case 'idle':
      case 'running':
      case 'inOtherTab':
        return;
      case 'checking':
        say(serverText(state.error) === '' ? 'info' : 'danger', withServerText(state.error, t('outcome.checking')));
        return;
      case 'unknown':
        // The action stays locked. Its own page lets the member decide.
        say('danger', withServerText(state.error, t('outcome.unknown')));
        return;
      case 'done':
        say('success', doneText(t(state.serverText === undefined ? 'outcome.done' : 'outcome.sent'), state));
        actions.reset(intent);
        return;
      case 'refused':
        say('danger', refusedText(state, intent));
        actions.reset(intent);
    }
  });

  useEffect(() => {
    const texts = loadTexts(['money', 'errors']);
    const stop = actions.onUnseen((intent, state) => {
      // If the texts cannot be loaded, the page of the action still shows its outcome.
      texts.then(
        () => announce(intent, state),
        () => undefined,
      );
    });
    actions.resume();
    return stop;
  }, [actions, loadTexts]);

  return null;
}
