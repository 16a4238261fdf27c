import { useApiDispatch } from '@wallet/api-client';
import { launchGame } from '@wallet/api-client/launches';
import { useApp, useModal } from '@wallet/app-shell';
import { planLaunch, type GameAccount, type GameCredentials } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import type { MoneyActionState } from '@wallet/money';
import { currentWindow, openTabOrHere, safeUrl } from '@wallet/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { canPlay, openAt, playGame, type PlayEnd } from './play-game.ts';

/** Marks in the address that the game was opened from here, so that the transfer back is offered even after a reload. */
export const playedStep = 'played';

export type PlayState = PlayEnd | { readonly kind: 'idle' | 'opening' | 'impossible' };

/** Plays a game account, one attempt at a time. */
export function usePlay(account: GameAccount, credentials: GameCredentials | null) {
  const { definition } = useApp();
  const { allowedLinks } = definition.flags;
  const { replace } = useModal();
  const dispatch = useApiDispatch();
  const { t } = useText('game');
  const [state, setState] = useState<PlayState>({ kind: 'idle' });
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    // The back/forward cache may restore the page in the state in which it was left for the game.
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) setState({ kind: 'idle' });
    };
    window.addEventListener('pageshow', onReturn);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pageshow', onReturn);
    };
  }, []);

  const markPlayed = () => replace('game', { account: account.code, step: playedStep });

  const play = async (transfer: (() => Promise<MoneyActionState>) | null): Promise<void> => {
    if (!credentials || state.kind === 'opening') return;
    const plan = planLaunch(account, credentials, definition.flags);
    if (plan.kind === 'impossible' || !canPlay(plan, allowedLinks)) {
      const hasApp = [account.android, account.ios].some((link) => safeUrl(link, 'outside', allowedLinks) !== null);
      setState(plan.kind === 'impossible' && hasApp ? { kind: 'impossible' } : { kind: 'refused-address', hasMoved: false });
      return;
    }
    // Opened before any await: later the browser would block it as a pop-up.
    const place = definition.flags.openGameInNewTab
      ? openTabOrHere(t(transfer ? 'play.waiting' : 'play.busy'), allowedLinks)
      : currentWindow(allowedLinks);
    setState({ kind: 'opening' });
    const end = await playGame({
      plan,
      place,
      allowed: allowedLinks,
      transfer,
      askLink: (opening) => launchGame(dispatch, opening),
      isWanted: () => isMounted.current,
      onOpen: markPlayed,
    });
    setState(end);
  };

  /** Opens the prepared game in place of this page, which no browser blocks. */
  const openHere = () => {
    if (state.kind !== 'ready') return;
    markPlayed();
    openAt(currentWindow(allowedLinks), state.destination);
  };

  return { state, play, openHere, reset: () => setState({ kind: 'idle' }) };
}
