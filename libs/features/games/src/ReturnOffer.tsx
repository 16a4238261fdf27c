import { useModal, useModalDetail, useAvailability } from '@wallet/app-shell';
import { isAboveZero, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useMoneyWords } from '@wallet/money';
import { Button, Notice, keepExact } from '@wallet/ui-kit';
import styles from './GameModal.module.scss';
import { playedStep } from './use-play.ts';

/** Offers members who return from the game a transfer back to the wallet. */
export function ReturnOffer({ account: { code, balance } }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const money = useMoneyWords();
  const { replace, preload } = useModal();
  const availability = useAvailability();
  const wasPlayed = useModalDetail('step') === playedStep;
  if (!wasPlayed || !isAboveZero(balance) || !availability.modal('transfer')) return null;
  return (
    <Notice variant="info">
      <div className={styles.offer}>
        <p>{keepExact(t('back.text', { amount: money(balance) }))}</p>
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
