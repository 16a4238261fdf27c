import type { Bonus } from '@wallet/api-client/bonuses';
import { useText } from '@wallet/i18n';
import styles from './BonusTerms.module.scss';

interface FiguresProps {
  /** A promotion can be received once. */
  readonly bonus?: Pick<Bonus, 'type' | 'maxReceived'>;
  readonly percentFail: number | null;
}

/** How often it can be received, and its condition. What is not known is left out. */
export function Figures({ bonus, percentFail }: FiguresProps) {
  const { t } = useText('bonus');
  const type = bonus && bonus.maxReceived !== null && bonus.type !== 'other' ? bonus.type : null;
  if (type === null && percentFail === null) return null;
  return (
    <dl className={styles.figures}>
      {type !== null && (
        <div>
          <dt>{t('figures.times')}</dt>
          <dd>
            <strong>{t('figures.count', { count: bonus?.maxReceived ?? 0 })}</strong>
            <span>{t(`figures.${type}`)}</span>
          </dd>
        </div>
      )}
      {percentFail !== null && (
        <div>
          <dt>{t('figures.condition')}</dt>
          <dd>
            <strong translate="no">{`${String(percentFail)}%`}</strong>
          </dd>
        </div>
      )}
    </dl>
  );
}
