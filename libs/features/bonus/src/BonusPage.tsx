import { useText } from '@wallet/i18n';
import styles from './BonusPage.module.scss';
import { ActiveBonusPart } from './components/ActiveBonusPart.tsx';
import { BonusList } from './components/BonusList.tsx';

/** What is in use, or a field for a code, and below it all that is offered. */
export function BonusPage() {
  const { t } = useText('bonus');
  return (
    <div className={styles['page']}>
      <h1>{t('heading')}</h1>
      <ActiveBonusPart />
      <BonusList />
    </div>
  );
}
