import { useGetBonusesQuery } from '@wallet/api-client/bonuses';
import { QueryView, useBackendTime, useModal } from '@wallet/app-shell';
import { bonusState } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { EmptyState, PicturesOnRequest, Skeleton, StateArt } from '@wallet/ui-kit';
import { BonusCard } from './BonusCard.tsx';
import styles from './BonusList.module.scss';

/** All bonuses on offer with their state for this member. */
export function BonusList() {
  const { t } = useText('bonus');
  const { open, preload } = useModal();
  const now = useBackendTime();
  const bonuses = useGetBonusesQuery(undefined, { refetchOnMountOrArgChange: true });

  const loading = (
    <div className={styles.cards}>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} shape="card" />
      ))}
    </div>
  );
  return (
    <QueryView
      query={bonuses}
      failedTitle={t('failed')}
      loading={loading}
      empty={<EmptyState art={<StateArt kind="coupon" />} title={t('empty')} />}
    >
      {(list) => (
        <PicturesOnRequest sources={list.flatMap(({ banners }) => banners.map(({ image }) => image))}>
          <ul className={styles.cards}>
            {list.map((bonus) => (
              <li key={bonus.code}>
                <BonusCard
                  bonus={bonus}
                  state={bonusState(bonus, now)}
                  onOpen={() => open('bonus', { bonus: bonus.code })}
                  onPrepare={() => preload('bonus')}
                />
              </li>
            ))}
          </ul>
        </PicturesOnRequest>
      )}
    </QueryView>
  );
}
