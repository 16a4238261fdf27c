import type { Bonus } from '@wallet/api-client/bonuses';
import { useGetNoticeQuery } from '@wallet/api-client/money-lookups';
import { QueryView, useCarouselLabels, type useBannerCarousel } from '@wallet/app-shell';
import { fillPercentFail } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { RichText, Skeleton } from '@wallet/ui-kit';
import { useId, type ReactNode } from 'react';
import styles from './BonusTerms.module.scss';
import conditionStyles from './Conditions.module.scss';

interface BonusTermsProps {
  readonly bonus: Bonus;
  readonly carousel: ReturnType<typeof useBannerCarousel>;
  /** The state of receiving it, placed next to the button. */
  readonly children: ReactNode;
  /** The state of the bonus. */
  readonly note: ReactNode;
}

/** The operator's pictures and notice, then the conditions while it is active. Rendered once HTML and the banners can be. */
export function BonusTerms({ bonus, carousel, children, note }: BonusTermsProps) {
  const { t } = useText('bonus');
  const { t: conditions } = useText('conditions');
  const labels = useCarouselLabels();
  const { banners } = bonus;
  const notice = useGetNoticeQuery();
  const isNoticeSettled = notice.isError || notice.data !== undefined;

  return (
    <div className={styles.terms}>
      {banners.length > 0 && carousel && <carousel.BannerCarousel title={t('receive.banners')} labels={labels} banners={banners} />}
      <p className={styles.code} translate="no">
        {bonus.code}
      </p>
      <Figures bonus={bonus} percentFail={bonus.percentFail} />
      <QueryView query={notice} failedTitle={conditions('failed')} loading={<Skeleton shape="text" />}>
        {(text) => text !== '' && <RichText text={fillPercentFail(text, bonus.percentFail)} />}
      </QueryView>
      {/* Below content of unknown height, which would move it. */}
      {isNoticeSettled && <Conditions />}
      {children}
      {isNoticeSettled && note}
    </div>
  );
}

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
            <span>{t('figures.beforeWithdrawal')}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The conditions of using a bonus or promotion, in plain words. */
export function Conditions() {
  const { t } = useText('bonus');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={conditionStyles.title}>
        {t('rules.title')}
      </h3>
      <ul className={conditionStyles.list}>
        <li>{t('rules.one')}</li>
        <li>{t('rules.withdraw')}</li>
        <li>{t('rules.refund')}</li>
        <li>{t('rules.cancel')}</li>
      </ul>
    </section>
  );
}
