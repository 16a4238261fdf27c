import { FeatureLink, paths, useMemberSetting } from '@wallet/app-shell';
import { budgetFrom, isBudgetOffered, type Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, buttonLook, Notice } from '@wallet/ui-kit';
import styles from '../parts/parts.module.scss';
import { useServerNow } from '../parts/use-server-now.ts';
import { useStatementSince } from '../parts/use-statement-since.ts';
import { offerSetting } from './budget-settings.ts';

/** Offers a budget: at the first deposit and half a year after each answer, never after a loss. */
export function BudgetOffer({ currency }: { readonly currency: Currency }) {
  const { value: answeredAt, set } = useMemberSetting(offerSetting);
  return answeredAt === undefined ? null : <Offer currency={currency} answeredAt={answeredAt} onAnswer={set} />;
}

interface OfferProps {
  readonly currency: Currency;
  /** When the member answered before. */
  readonly answeredAt: number | null;
  readonly onAnswer: (now: number) => void;
}

function Offer({ currency, answeredAt, onAnswer }: OfferProps) {
  const { t } = useText('play');
  const now = useServerNow();
  const sum = useStatementSince(budgetFrom('day', now), currency);
  const used = sum && { moneyIn: sum.moneyIn.minor + sum.inProgress.moneyIn.minor, moneyOut: sum.moneyOut.minor };
  if (!used || !isBudgetOffered({ answeredAt, ...used }, now)) return null;
  const answer = () => onAnswer(now);
  return (
    <Notice variant="info">
      <div className={styles.section}>
        <p>{t('budget.offer')}</p>
        <FeatureLink {...buttonLook('secondary')} to={paths.playTime} onClick={answer}>
          {t('budget.choose')}
        </FeatureLink>
        <Button variant="secondary" onClick={answer}>
          {t('budget.later')}
        </Button>
      </div>
    </Notice>
  );
}
