import { withoutBreakMarks } from '@wallet/domain';
import type { Coupon } from '@wallet/api-client/spin-wheel';
import { useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Card, VisuallyHidden } from '@wallet/ui-kit';
import styles from './CouponTable.module.scss';

interface NamedCoupon extends Pick<Coupon, 'slice' | 'amount'> {
  readonly label: string;
}

interface CouponTableProps {
  readonly coupons: readonly NamedCoupon[];
  readonly isBusy: boolean;
}

/**
 * The coupons with their counts and claim buttons. Its three columns fit every screen, except with large text: then each coupon takes two
 * lines. The roles are explicit, because some browsers drop them when a table has another `display`.
 */
export function CouponTable({ coupons, isBusy }: CouponTableProps) {
  const { t } = useText('spin');
  const { open, preload } = useModal();
  return (
    <Card>
      <table className={styles.table} role="table" aria-busy={isBusy}>
        <caption>
          <VisuallyHidden>{t('coupons.title')}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('coupons.prize')}
            </th>
            <th scope="col" role="columnheader" className={styles.count}>
              {t('coupons.count')}
            </th>
            <th scope="col" role="columnheader">
              <VisuallyHidden>{t('coupons.claim')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {coupons.map(({ slice, label, amount }, index) => (
            <tr key={index} role="row">
              <td role="cell">{label}</td>
              <td role="cell" className={styles.count}>
                {amount ?? '–'}
              </td>
              <td role="cell" className={styles.claim}>
                <Button
                  variant="soft"
                  size="small"
                  aria-label={withoutBreakMarks(t('coupons.claimPrize', { label }))}
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
    </Card>
  );
}
