import { useApiErrorText } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import { Button, Notice } from '@wallet/ui-kit';
import styles from './GameModal.module.scss';
import type { PlayState } from './use-play.ts';

interface PlayOutcomeProps {
  readonly state: PlayState;
  /** Opens the prepared game in place of this page. */
  readonly onOpenHere: () => void;
}

/** Says why the game did not open, unless the transfer before it is the reason. */
export function PlayOutcome({ state, onOpenHere }: PlayOutcomeProps) {
  const { t } = useText('game');
  const errorText = useApiErrorText();
  switch (state.kind) {
    case 'impossible':
      return <Notice variant="error">{t('play.impossible')}</Notice>;
    case 'failed':
      return (
        <Notice variant="error">{joinSentences(t('play.failed'), state.hasMoved ? t('play.moved') : '', errorText(state.error))}</Notice>
      );
    case 'refused-address':
      return <Notice variant="error">{joinSentences(t('play.refusedAddress'), t(state.hasMoved ? 'play.moved' : 'play.notMoved'))}</Notice>;
    case 'ready':
      return (
        <Notice variant="info">
          <div className={styles.offer}>
            <p>{t('play.blocked')}</p>
            <Button onClick={onOpenHere}>{t('play.openHere')}</Button>
          </div>
        </Notice>
      );
    case 'cancelled':
    case 'idle':
    case 'opening':
    case 'opened':
    case 'left':
      return null;
  }
}
