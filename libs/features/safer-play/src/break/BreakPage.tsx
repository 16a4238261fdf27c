import { paths, useDocumentTitle } from '@wallet/app-shell';
import { Scene } from '@wallet/app-shell/scene';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { BrandGround, Button, Card, keepExact, Section } from '@wallet/ui-kit';
import { Support } from '../parts/Support.tsx';
import styles from './BreakPage.module.scss';

interface BreakPageProps {
  /** Null once it is over. */
  readonly end: number | null;
  /** Whether the server has told its time. Without it nobody knows if the break is over. */
  readonly isTimeKnown: boolean;
  readonly onAsk: () => void;
  /** Shows the login page. */
  readonly onLogIn: () => void;
}

/** Says quietly that a break is running, until when, and who can help. */
export function BreakPage({ end, isTimeKnown, onAsk, onLogIn }: BreakPageProps) {
  const { t } = useText('play');
  const { t: common } = useText('common');
  const { deviceTime } = useFormat();
  useDocumentTitle('break');
  const picture = (
    <div className={styles.picture}>
      <BrandGround />
      <Scene />
    </div>
  );
  if (end === null) {
    return (
      <div className={styles.page}>
        {picture}
        <h1>{t('break.over')}</h1>
        <p>{t('break.overText')}</p>
        <Button fullWidth onClick={onLogIn}>
          {t('break.logIn')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {picture}
      <h1>{t('break.running')}</h1>
      <p className={styles.end} role="status">
        {keepExact(t('break.end', { end: deviceTime(end) }))}
      </p>
      {!isTimeKnown && (
        <>
          <p>{t('break.timeUnknown')}</p>
          <Button variant="secondary" onClick={onAsk}>
            {common('retry')}
          </Button>
        </>
      )}
      <p>{t('break.money')}</p>
      <Card>
        <Section title={t('support.title')} level={2}>
          <Support contact={paths.contact} />
        </Section>
      </Card>
      <Button variant="ghost" onClick={onLogIn}>
        {t('break.other')}
      </Button>
    </div>
  );
}
