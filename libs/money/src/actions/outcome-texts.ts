import { useApiErrorText, useServerText } from '@wallet/app-shell';
import type { ActionName } from '@wallet/domain';
import { joinSentences, useText } from '@wallet/i18n';
import type { MoneyActionState } from '../machine/action-state.ts';

/** The page of each action, by the key of its title. */
const pages = {
  'account-name': 'editProfile',
  'activate-bonus': 'bonus',
  'activate-game': 'game',
  'activate-promotion': 'promotion',
  'add-refund-to-wallet': 'refund',
  'add-to-wallet': 'invite',
  'cancel-qr-code': 'deposit',
  'claim-coupon': 'coupon',
  'claim-invite-bonus': 'invite',
  'clear-bonus': 'bonus',
  'create-qr-code': 'deposit',
  password: 'password',
  profile: 'editProfile',
  'receive-refund': 'refund',
  'refresh-game-balances': 'home',
  register: 'register',
  'reset-game-password': 'game',
  'send-true-money-link': 'deposit',
  spin: 'spin',
  transfer: 'transfer',
  'upload-slip': 'deposit',
  withdraw: 'withdraw',
} as const satisfies Readonly<Record<ActionName, string>>;

/** Returns the title of the page of an action, for texts that are shown on other pages. */
export function usePageTitle(): (intent: string) => string {
  const { t } = useText('common');
  return (intent) => (intent in pages ? t(`titles.${pages[intent as ActionName]}`) : '');
}

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
