import { slipMegabytes } from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import { Button, Notice } from '@wallet/ui-kit';
import styles from '../parts/DepositModal.module.scss';
import type { SharedSlip } from './use-shared-slip.ts';

interface SharedNoticeProps {
  readonly shared: SharedSlip | null;
  /** An earlier slip has an outcome to read. */
  readonly isQuiet: boolean;
}

/** Asks whether a shared slip is the member's, or says why there is none. */
export function SharedNotice({ shared, isQuiet }: SharedNoticeProps) {
  const { t } = useText('deposit');
  const refusalText = useRefusalText();
  if (shared === null || shared === 'chosen') return null;
  if (typeof shared === 'string') {
    const text = shared === 'too-large' ? refusalText({ code: 'TOO_LARGE', megabytes: slipMegabytes }) : t(`slip.shared.${shared}`);
    return isQuiet ? null : <Notice variant="warning">{text}</Notice>;
  }
  return (
    <Notice variant="warning">
      <div className={styles.ask}>
        <p>{t('slip.shared.ask', { count: shared.minutes })}</p>
        <Button variant="secondary" onClick={shared.use}>
          {t('slip.shared.use')}
        </Button>
        <Button variant="secondary" onClick={shared.remove}>
          {t('slip.remove')}
        </Button>
      </div>
    </Notice>
  );
}
