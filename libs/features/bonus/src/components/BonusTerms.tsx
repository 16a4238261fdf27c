import type { Bonus } from '@wallet/api-client/bonuses';
import { useGetNoticeQuery } from '@wallet/api-client/money-lookups';
import { useApiErrorText, useCarouselWords } from '@wallet/app-shell';
import { fillPercentFail } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ErrorState, RichText, Skeleton } from '@wallet/ui-kit';
import { BannerCarousel } from '@wallet/ui-kit/carousel';
import type { ReactNode } from 'react';
import styles from './BonusTerms.module.scss';
import { Conditions } from './Conditions.tsx';
import { useTimesText } from './use-times-text.ts';

interface BonusTermsProps {
  readonly bonus: Bonus;
  /** How receiving it stands; nearest to its button. */
  readonly children: ReactNode;
}

/** The operator's pictures and notice, then what is accepted by receiving. */
export function BonusTerms({ bonus, children }: BonusTermsProps) {
  const { t } = useText('bonus');
  const { t: common } = useText('common');
  const errorText = useApiErrorText();
  const timesText = useTimesText();
  const words = useCarouselWords();
  const { data: notice, error, isFetching, refetch } = useGetNoticeQuery();
  const times = timesText(bonus);

  return (
    <div className={styles['terms']}>
      {bonus.banners.length > 0 && (
        <BannerCarousel title={t('receive.banners')} words={words} banners={bonus.banners} />
      )}
      {times !== null && <p className={styles['times']}>{times}</p>}
      {notice === undefined && isFetching && <Skeleton shape="text" />}
      {notice === undefined && error && !isFetching && (
        <ErrorState
          title={common('conditions.failed')}
          text={errorText(error)}
          retryLabel={common('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {notice && <RichText text={fillPercentFail(notice, bonus.percentFail)} />}
      <Conditions />
      {children}
    </div>
  );
}
