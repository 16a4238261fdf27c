import type { Bonus } from '@wallet/api-client/bonuses';
import { useGetNoticeQuery } from '@wallet/api-client/money-lookups';
import { QueryView, useBannerCarousel, useCarouselLabels } from '@wallet/app-shell';
import { fillPercentFail } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { RichText, Skeleton } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import styles from './BonusTerms.module.scss';
import { Conditions } from './Conditions.tsx';
import { Figures } from './Figures.tsx';

interface BonusTermsProps {
  readonly bonus: Bonus;
  /** The state of receiving it, placed next to the button. */
  readonly children: ReactNode;
}

/** The operator's pictures and notice, then the conditions while it is active. Rendered once HTML can be. */
export function BonusTerms({ bonus, children }: BonusTermsProps) {
  const { t } = useText('bonus');
  const { t: conditions } = useText('conditions');
  const labels = useCarouselLabels();
  const { banners } = bonus;
  const carousel = useBannerCarousel(banners.length > 0);
  const notice = useGetNoticeQuery();
  const isNoticeSettled = notice.isError || notice.data !== undefined;

  return (
    <div className={styles.terms}>
      {banners.length > 0 && carousel === undefined && <Skeleton shape="block" />}
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
    </div>
  );
}
