import { ModalDialog, QueryView, useModal, useModalDetail } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { CaseLink, useReceipt } from '@wallet/money';
import { placeEntries, readEntryAddress, useEntryTexts, useCurrency, type PlacedEntry } from '@wallet/statement';
import { Button, buttonLook, EmptyState } from '@wallet/ui-kit';
import styles from './ReceiptDialog.module.scss';
import { useGetStatementQuery } from '@wallet/api-client/statement';
import { pageSizes } from '@wallet/domain';

/** The receipt of the entry in the address, to save or share as a picture. */
export function ReceiptDialog() {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const address = readEntryAddress(useModalDetail('entry'));
  const currency = useCurrency();
  // From the cache if the page was loaded before.
  const page = { page: address?.page ?? 1, limit: pageSizes.statement, currency: currency ?? null };
  const query = useGetStatementQuery(page, { skip: currency === undefined });
  const placed = address && query.data && placeEntries(address.page, query.data.rows).find(({ id }) => id === address.id);

  if (placed) return <Receipt placed={placed} />;
  return (
    <ModalDialog title={money('receipt.title')}>
      {address ? (
        <QueryView query={query} failedTitle={t('failed')}>
          {() => <EmptyState title={t('receiptGone')} />}
        </QueryView>
      ) : (
        <EmptyState title={t('receiptGone')} />
      )}
    </ModalDialog>
  );
}

interface ReceiptProps {
  readonly placed: PlacedEntry;
}

function Receipt({ placed: { entry } }: ReceiptProps) {
  const { t: money } = useText('money');
  const { t: common } = useText('common');
  const { close } = useModal();
  const { type, from, to, places, cause, status } = useEntryTexts()(entry);
  const { receipt, action } = useReceipt(
    {
      type,
      status: entry.status,
      amount: entry.amount,
      from: { name: from, ...places.from },
      to: { name: to, ...places.to },
      time: entry.createdAt,
      cause,
    },
    <CaseLink {...buttonLook('ghost', 'small')} facts={[{ what: type, amount: entry.amount, from, to, at: entry.createdAt, status }]} />,
  );

  return (
    <ModalDialog
      title={money('receipt.title')}
      actions={
        <>
          {action}
          <Button onClick={close}>{common('ok')}</Button>
        </>
      }
    >
      <div className={styles.receipt}>{receipt}</div>
    </ModalDialog>
  );
}
