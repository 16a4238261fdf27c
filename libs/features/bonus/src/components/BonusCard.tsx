import type { Bonus } from '@wallet/api-client/bonuses';
import { withoutBreakMarks, type BonusState } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, SafeImage, StateArt, Status } from '@wallet/ui-kit';
import { useId } from 'react';
import styles from './BonusCard.module.scss';

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

  return (
    <article className={styles.card} aria-label={withoutBreakMarks(t('card.label', { code: bonus.code }))}>
      <div className={styles.picture}>
        <SafeImage src={image} alt="" className={styles.image ?? ''} instead={<StateArt kind="coupon" />} />
      </div>
      <div className={styles.foot}>
        <div className={styles.words} id={id}>
          <h2 className={styles.name} translate="no">
            {bonus.code}
          </h2>
          <p>{timesText(bonus)}</p>
          {state !== 'available' && <Status variant="success">{t(`card.${state}`)}</Status>}
        </div>
        <Button
          variant={state === 'available' ? 'soft' : 'ghost'}
          size="small"
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

/** Returns a function that says how often a bonus can be received; null when that is not known. */
function useTimesText(): (bonus: Pick<Bonus, 'type' | 'maxReceived'>) => string | null {
  const { t } = useText('bonus');
  return ({ type, maxReceived }) => (type === 'other' || maxReceived === null ? null : t(`card.${type}`, { count: maxReceived }));
}
