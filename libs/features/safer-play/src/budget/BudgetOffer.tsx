import { Link, paths, useBackendTime, useMemberSetting } from '@wallet/app-shell';
import { budgetFrom, isBudgetOfferDue, mayHaveLost, type Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, buttonLook, Notice } from '@wallet/ui-kit';
import { useEffect, useState } from 'react';
import styles from '../parts/parts.module.scss';
import { useStatementSince } from '../parts/use-statement-since.ts';
import { budgetId, offerSetting } from './budget-settings.ts';

/** Whether the open dialog may end with the offer. Known, like its texts, before the deposit: the offer appears at once with the outcome or not at all. */
let mayOffer = false;

function useIsDue(): boolean {
  const { value: answeredAt } = useMemberSetting(offerSetting);
  const now = useBackendTime();
  return answeredAt !== undefined && isBudgetOfferDue(answeredAt, now);
}

interface BudgetOfferProps {
  readonly currency: Currency;
}

/** Finds out, beside the forms of a deposit, whether a budget may be offered afterwards: never after a loss. */
export function BudgetOfferCheck(props: BudgetOfferProps) {
  return useIsDue() && <LossCheck {...props} />;
}

/** Only members to whom a budget may be offered have their statement read for it. */
function LossCheck({ currency }: BudgetOfferProps) {
  const now = useBackendTime();
  const sum = useStatementSince(budgetFrom('day', now), currency);
  const [hasLost, setHasLost] = useState<boolean>();
  // The deposit that follows is no loss.
  if (sum && hasLost === undefined) setHasLost(mayHaveLost(sum.deposits.minor + sum.inProgress.deposits.minor, sum.withdrawals.minor));
  useEffect(() => {
    mayOffer = hasLost === false;
    return () => {
      mayOffer = false;
    };
  }, [hasLost]);
  return null;
}

/** Offers a budget after the first deposit, and half a year after each answer. */
export function BudgetOffer() {
  const [isOffered] = useState(() => mayOffer);
  return isOffered ? <Offer /> : null;
}

function Offer() {
  const { t } = useText('play');
  const { set } = useMemberSetting(offerSetting);
  const now = useBackendTime();
  if (!useIsDue()) return null;
  const answer = () => set(now);
  return (
    <Notice variant="info">
      <div className={styles.section}>
        <p>{t('budget.offer')}</p>
        <Link {...buttonLook('secondary')} to={`${paths.playTime}#${budgetId}`} onClick={answer}>
          {t('budget.choose')}
        </Link>
        <Button variant="secondary" onClick={answer}>
          {t('budget.later')}
        </Button>
      </div>
    </Notice>
  );
}
