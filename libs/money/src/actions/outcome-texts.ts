import { useApiErrorText, useServerText } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import type { MoneyActionState } from '../machine/action-state.ts';

type StateOf<Phase extends MoneyActionState['phase']> = Extract<MoneyActionState, { readonly phase: Phase }>;

export type Refused = Omit<StateOf<'refused'>, 'phase'>;

/** Returns why an action was refused, and what is known to have stayed the same. Needs the `money` and `errors` namespaces. */
export function useRefusedText(): (refused: Refused, intent?: string) => string {
  const { t } = useText('money');
  const errorText = useApiErrorText();
  return ({ error, unchanged }, intent) => joinSentences(errorText(error, intent), unchanged ? t(`outcome.unchanged.${unchanged}`) : '');
}

/** Returns one of our sentences about a success, followed by the operator's own text. Needs the `errors` namespace. */
export function useDoneText(): (sentence: string, state: MoneyActionState) => string {
  const serverText = useServerText();
  return (sentence, state) =>
    joinSentences(
      sentence,
      state.phase === 'done' ? serverText({ kind: 'unreadable', ...(state.serverText !== undefined && { text: state.serverText }) }) : '',
    );
}
