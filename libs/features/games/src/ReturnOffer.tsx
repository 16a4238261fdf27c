import { useModal, useModalDetail, useAvailability } from '@wallet/app-shell';
import { isAboveZero, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { Button, Notice } from '@wallet/ui-kit';
import styles from './GameModal.module.scss';
import { playedStep } from './played-step.ts';

/** For who comes back from the game: the way to his money. */
export function ReturnOffer({ account: { code, balance } }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const { money } = useFormat();
  const { replace, preload } = useModal();
  const offers = useAvailability();
  const wasPlayed = useModalDetail('step') === playedStep;
  if (!wasPlayed || !isAboveZero(balance) || !offers.modal('transfer')) return null;
  return (
    <Notice variant="info">
      <div className={styles['offer']}>
        <p>{t('back.text', { amount: money(balance) })}</p>
        <Button
          variant="secondary"
          onPointerDown={() => preload('transfer')}
          onFocus={() => preload('transfer')}
          onClick={() => replace('transfer', { from: code })}
        >
          {t('back.submit')}
        </Button>
      </div>
    </Notice>
  );
}
