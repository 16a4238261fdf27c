import { useText } from '@wallet/i18n';
import { Card } from '@wallet/ui-kit';
import styles from './HowtoPage.module.scss';

const topics = ['wallet', 'enterGame', 'checkBalance', 'receiveBonus', 'endBonus'] as const;
const steps = ['step1', 'step2', 'step3'] as const;

/** The five things that new members ask about, step by step. */
export function HowtoPage() {
  const { t } = useText('howto');
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{t('heading')}</h1>
      {topics.map((topic) => (
        <Card key={topic}>
          <h2 className={styles['topic']}>{t(`topics.${topic}.title`)}</h2>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step}>{t(`topics.${topic}.${step}`)}</li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  );
}
