import { useText } from '@wallet/i18n';
import { SidebarLayout } from '@wallet/ui-kit';
import { useState } from 'react';
import { ActiveBonusPart } from './components/ActiveBonusPart.tsx';
import styles from './components/BonusList.module.scss';
import { BonusList } from './components/BonusList.tsx';

/** The active bonus, or a field for a code, above the list of offers or beside it. */
export function BonusPage() {
  const { t } = useText('bonus');
  const [isSettled, setSettled] = useState(false);
  return (
    <SidebarLayout
      sidebar={
        <>
          <h1>{t('heading')}</h1>
          <ActiveBonusPart onSettled={() => setSettled(true)} />
        </>
      }
    >
      {/* Below content of unknown height, which would move it. */}
      <div className={styles.list} data-settled={isSettled}>
        <BonusList />
      </div>
    </SidebarLayout>
  );
}
