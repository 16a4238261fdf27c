import type { Coupon } from '@wallet/api-client/spin-wheel';
import { useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, VisuallyHidden } from '@wallet/ui-kit';
import styles from './CouponTable.module.scss';

interface NamedCoupon extends Pick<Coupon, 'slice' | 'amount'> {
  readonly label: string;
}

interface CouponTableProps {
  readonly coupons: readonly NamedCoupon[];
  readonly isBusy: boolean;
}

/** The coupons with their counts and claim buttons. A table fits every screen, since it has only three columns. */
export function CouponTable({ coupons, isBusy }: CouponTableProps) {
  const { t } = useText('spin');
  const { open, preload } = useModal();
  return (
    <table className={styles['table']} aria-busy={isBusy}>
      <caption>
        <VisuallyHidden>{t('coupons.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('coupons.prize')}</th>
          <th scope="col" className={styles['count']}>
            {t('coupons.count')}
          </th>
          <th scope="col">
            <VisuallyHidden>{t('coupons.claim')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {coupons.map(({ slice, label, amount }, index) => (
          <tr key={index}>
            <td>{label}</td>
            <td className={styles['count']}>{amount ?? '–'}</td>
            <td className={styles['claim']}>
              <Button
                variant="secondary"
                aria-label={t('coupons.claimPrize', { label })}
                onClick={() => open('coupon', { coupon: slice })}
                onPointerEnter={() => preload('coupon')}
                onFocus={() => preload('coupon')}
              >
                {t('coupons.claim')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
