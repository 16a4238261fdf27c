import type { Bonus } from '@wallet/api-client/bonuses';
import type { BonusState } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Badge, Button, SafeImage, StateArt, Status } from '@wallet/ui-kit';
import { useId } from 'react';
import styles from './BonusCard.module.scss';
import { useTimesText } from './use-times-text.ts';

interface BonusCardProps {
  readonly bonus: Bonus;
  readonly state: BonusState;
  readonly onOpen: () => void;
  /** Called when the bonus is likely to be opened soon. */
  readonly onPrepare: () => void;
}

/** One bonus: its picture, and whether it is active, received or available. The whole card is tappable. */
export function BonusCard({ bonus, state, onOpen, onPrepare }: BonusCardProps) {
  const { t } = useText('bonus');
  const timesText = useTimesText();
  const id = useId();
  const image = bonus.banners.find((banner) => banner.image !== '')?.image;
  const times = timesText(bonus);

  return (
    <article className={styles.card} data-state={state} aria-labelledby={id}>
      <div className={styles.picture}>
        <SafeImage src={image} alt="" className={styles.image ?? ''} instead={<StateArt kind="coupon" />} />
      </div>
      <h2 id={id} className={styles.name}>
        {t('card.label', { code: bonus.code })}
      </h2>
      {times !== null && <p className={styles.times}>{times}</p>}
      <div className={styles.state}>
        {state === 'current' && <Badge variant="accent">{t('card.current')}</Badge>}
        {state === 'received' && <Status variant="success">{t('card.received')}</Status>}
        <Button
          variant={state === 'available' ? 'secondary' : 'ghost'}
          aria-describedby={id}
          onClick={onOpen}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
        >
          {state === 'available' ? t('card.available') : t('card.details')}
        </Button>
      </div>
    </article>
  );
}
