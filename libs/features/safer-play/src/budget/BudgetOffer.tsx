import { FeatureLink, paths, useMemberSetting } from '@wallet/app-shell';
import { budgetFrom, isBudgetOffered, type Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, buttonLook, Notice } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '../parts/parts.module.scss';
import { useServerNow } from '../parts/use-server-now.ts';
import { useStatementSince } from '../parts/use-statement-since.ts';
import { offerSetting } from './budget-settings.ts';

/** Offers a budget: at the first deposit and every half year, never after a loss. */
export function BudgetOffer({ currency }: { readonly currency: Currency }) {
  const { value: offeredAt, set } = useMemberSetting(offerSetting);
  return offeredAt === undefined ? null : <Offer currency={currency} offeredAt={offeredAt} onOffer={set} />;
}

interface OfferProps {
  readonly currency: Currency;
  /** When it was offered before. */
  readonly offeredAt: number | null;
  readonly onOffer: (now: number) => void;
}

function Offer({ currency, offeredAt, onOffer }: OfferProps) {
  const { t } = useText('play');
  const now = useServerNow();
  const sum = useStatementSince(budgetFrom('day', now), currency);
  // Once it is shown, it has been offered.
  const [offeredBefore] = useState(offeredAt);
  const [isClosed, setClosed] = useState(false);
  const used = sum && { moneyIn: sum.moneyIn.minor + sum.inProgress.moneyIn.minor, moneyOut: sum.moneyOut.minor };
  const isDue = used ? isBudgetOffered({ offeredAt: offeredBefore, ...used }, now) : false;
  const offer = useEffectEvent(() => onOffer(now));
  useEffect(() => {
    if (isDue) offer();
  }, [isDue]);

  if (!isDue || isClosed) return null;
  return (
    <Notice variant="info">
      <div className={styles.section}>
        <p>{t('budget.offer')}</p>
        <FeatureLink {...buttonLook('secondary')} to={paths.playTime}>
          {t('budget.choose')}
        </FeatureLink>
        <Button variant="secondary" onClick={() => setClosed(true)}>
          {t('budget.later')}
        </Button>
      </div>
    </Notice>
  );
}
