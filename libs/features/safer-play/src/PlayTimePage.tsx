import { useGetWalletQuery } from '@wallet/api-client';
import { paths, QueryView, useAvailability } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { SidebarLayout } from '@wallet/ui-kit';
import { BreakSection } from './break/BreakSection.tsx';
import { BudgetSection } from './budget/BudgetSection.tsx';
import { ForgetSection } from './ForgetSection.tsx';
import { PlaySection } from './parts/PlaySection.tsx';
import { Support } from './parts/Support.tsx';
import { TimeSection } from './time/TimeSection.tsx';
import styles from './PlayTimePage.module.scss';

/** What members can set to keep an eye on their time and money. */
export function PlayTimePage() {
  const { t } = useText('play');
  const { playTool: has } = useAvailability();
  // It names the member, for whom all is kept.
  const wallet = useGetWalletQuery();
  return (
    <SidebarLayout
      sidebar={
        <div>
          <h1>{t('heading')}</h1>
          <p className={styles.note}>{t('device')}</p>
        </div>
      }
    >
      <QueryView query={wallet} failedTitle={t('failed')}>
        {() => (
          <div className={styles.cards}>
            <div className={styles.column}>
              {(has('clock') || has('reminder')) && <TimeSection />}
              {has('break') && <BreakSection />}
            </div>
            <div className={styles.column}>
              {has('budget') && <BudgetSection />}
              <PlaySection id="play-support" title={t('support.title')}>
                <Support contact={paths.memberContact} />
              </PlaySection>
              <ForgetSection />
            </div>
          </div>
        )}
      </QueryView>
    </SidebarLayout>
  );
}
