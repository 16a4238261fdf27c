import { useGetInfoQuery } from '@wallet/api-client';
import { ModalDialog, QueryView, useApp, useModalDetail } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { AmountsSwitch, CaseLink, useHiddenLabel, usePicture } from '@wallet/money';
import { placeEntries, readEntryAddress, useEntryTexts, useCurrency, type PlacedEntry } from '@wallet/statement';
import { AmountText, Button, EmptyState, ProductMark, Status } from '@wallet/ui-kit';
import { drawReceipt, type ReceiptContent } from './draw-receipt.ts';
import styles from './ReceiptDialog.module.scss';
import { useGetStatementQuery } from '@wallet/api-client/statement';
import { pageSizes } from '@wallet/domain';

const statuses = { success: 'success', failed: 'failed', 'in-progress': 'progress' } as const;

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
  const { mark } = useApp().definition;
  const content = useReceiptContent(entry);
  const texts = useEntryTexts()(entry);
  const hiddenLabel = useHiddenLabel();
  const { save, share, isBusy, dialog: picture } = useReceiptPicture(content);

  return (
    <ModalDialog
      title={money('receipt.title')}
      actions={
        <>
          {share && (
            <Button variant="secondary" isBusy={isBusy} onClick={share}>
              {money('receipt.share')}
            </Button>
          )}
          <Button isBusy={isBusy} busyLabel={common('loading')} onClick={save}>
            {money('receipt.save')}
          </Button>
        </>
      }
    >
      <div className={styles.receipt}>
        <p className={styles.brand}>
          <ProductMark path={mark} />
          <span translate="no">{content.product}</span>
        </p>
        <AmountText
          figures={texts.plain}
          currency={texts.currency}
          size="display"
          direction={texts.direction}
          unknownLabel={common('amount.unknown')}
          hiddenLabel={hiddenLabel}
        />
        {hiddenLabel !== undefined && <AmountsSwitch />}
        <p className={styles.status}>
          <Status variant={statuses[entry.status]}>{content.status}</Status>
        </p>
        <dl className={styles.lines}>
          {content.lines.map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.notice}>{content.notice}</p>
        <CaseLink
          className={styles.support}
          facts={[{ what: texts.type, amount: entry.amount, from: texts.from, to: texts.to, at: entry.createdAt, status: texts.status }]}
        />
      </div>
      {picture}
    </ModalDialog>
  );
}

function useReceiptContent(entry: PlacedEntry['entry']): ReceiptContent {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { name } = useApp().definition;
  const { data: info } = useGetInfoQuery();
  const { type, cause, from, to, figures, currency, status, time } = useEntryTexts()(entry);
  const lines = [
    { label: money('receipt.type'), value: type },
    { label: t('columns.detail'), value: cause },
    { label: money('receipt.from'), value: from },
    { label: money('receipt.to'), value: to },
    { label: money('time'), value: time },
  ];
  return {
    product: info?.name || name,
    title: money('receipt.title'),
    amount: `${figures} ${currency}`.trim(),
    status,
    statusKind: entry.status,
    lines: lines.filter(({ value }) => value !== ''),
    notice: money('receipt.notice'),
  };
}

/** The receipt as a picture. */
function useReceiptPicture(content: ReceiptContent) {
  const { language } = useText('money');
  const { mark } = useApp().definition;
  return usePicture({
    draw: () => drawReceipt(content, mark, language),
    version: JSON.stringify([content, language]),
    fileName: 'receipt.png',
    title: content.title,
    alt: [content.title, content.amount, content.status, ...content.lines.map(({ label, value }) => `${label}: ${value}`)].join(', '),
  });
}
