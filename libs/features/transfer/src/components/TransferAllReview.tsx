import { useText } from '@wallet/i18n';
import { type MoneyActionState, ReviewDialog } from '@wallet/money';

interface TransferAllReviewProps {
  /** Name of the place that receives everything. */
  readonly place: string;
  readonly state: MoneyActionState;
  /** Why it cannot be sent, by the current balances. */
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onCheck: () => Promise<boolean>;
  readonly onBack: () => void;
}

/** Asks for confirmation before all of the member's money goes to one place. */
export function TransferAllReview({ place, ...action }: TransferAllReviewProps) {
  const { t } = useText('transfer');
  return (
    <ReviewDialog {...action} title={t('all.askTitle', { place })} submitLabel={t('all.open')} busyLabel={t('busy')}>
      <p>{t('all.askText')}</p>
    </ReviewDialog>
  );
}
