import { useGetBonusesQuery } from '@wallet/api-client/bonuses';
import { useApiErrorText, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { EmptyState, ErrorState, Skeleton, SlowNote, StateArt } from '@wallet/ui-kit';
import { useBonusState } from '../use-bonus-state.ts';
import { BonusCard } from './BonusCard.tsx';
import styles from './BonusList.module.scss';

/** All that is offered, each with how it stands for this member. */
export function BonusList() {
  const { t } = useText('bonus');
  const { t: common } = useText('common');
  const errorText = useApiErrorText();
  const { open, preload } = useModal();
  const stateOf = useBonusState();
  const { data, error, isFetching, refetch } = useGetBonusesQuery(undefined, { refetchOnMountOrArgChange: true });

  if (!data) {
    if (error && !isFetching) {
      return <ErrorState title={t('failed')} text={errorText(error)} retryLabel={common('retry')} onRetry={() => void refetch()} />;
    }
    return (
      <div aria-busy="true">
        <div className={styles['cards']}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
        <SlowNote text={common('stillLoading')} />
      </div>
    );
  }
  if (data.length === 0) return <EmptyState art={<StateArt kind="coupon" />} title={t('empty')} />;
  return (
    <ul className={styles['cards']}>
      {data.map((bonus) => (
        <li key={bonus.code}>
          <BonusCard bonus={bonus} state={stateOf(bonus)} onOpen={() => open('bonus', { bonus: bonus.code })} onPrepare={() => preload('bonus')} />
        </li>
      ))}
    </ul>
  );
}
