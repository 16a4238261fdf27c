import { FeatureLink, paths, useMemberSetting } from '@wallet/app-shell';
import { budgetFrom, isBudgetOfferDue, mayHaveLost, type Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, buttonLook, Notice } from '@wallet/ui-kit';
import styles from '../parts/parts.module.scss';
import { useServerNow } from '../parts/use-server-now.ts';
import { useStatementSince } from '../parts/use-statement-since.ts';
import { offerSetting } from './budget-settings.ts';

interface BudgetOfferProps {
  readonly currency: Currency;
  readonly onAnswer: (now: number) => void;
}

/** Offers a budget: at the first deposit and half a year after each answer, never after a loss. */
export function BudgetOffer({ currency }: Pick<BudgetOfferProps, 'currency'>) {
  const { value: answeredAt, set } = useMemberSetting(offerSetting);
  const now = useServerNow();
  return answeredAt !== undefined && isBudgetOfferDue(answeredAt, now) ? <OfferUnlessLost currency={currency} onAnswer={set} /> : null;
}

/** Only members to whom a budget may be offered have their statement read for it. */
function OfferUnlessLost({ currency, onAnswer }: BudgetOfferProps) {
  const { t } = useText('play');
  const now = useServerNow();
  const sum = useStatementSince(budgetFrom('day', now), currency);
  if (!sum || mayHaveLost(sum.moneyIn.minor + sum.inProgress.moneyIn.minor, sum.moneyOut.minor)) return null;
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
