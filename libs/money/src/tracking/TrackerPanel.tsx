import { useApiDispatch } from '@wallet/api-client';
import { FeatureLink, paths, useModal, useAvailability } from '@wallet/app-shell';
import { slipRemedy } from '@wallet/domain';
import { useSlipReasonText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { Badge, Button, Card, Status, VisuallyHidden } from '@wallet/ui-kit';
import { useState } from 'react';
import { isOpen, type TrackedTransaction } from './tracked-transaction.ts';
import { dismissed } from './tracked-slice.ts';
import styles from './TrackerPanel.module.scss';
import { useTrackedUpdates } from './use-tracked-updates.ts';

interface TrackerPanelProps {
  /** Newest first, at least one. */
  readonly items: readonly TrackedTransaction[];
}

const statuses = {
  sent: 'progress',
  'under-way': 'progress',
  unclear: 'progress',
  done: 'success',
  refused: 'failed',
  unpaid: 'failed',
} as const;

/** Shows the progress of each deposit and withdrawal, the reason for a refusal, and what to do next. */
export function TrackerPanel({ items }: TrackerPanelProps) {
  const { t } = useText('money');
  const sentence = useSentence();
  const dispatch = useApiDispatch();
  useTrackedUpdates(items);
  const changed = useLatestChange(items);
  const openCount = items.filter(isOpen).length;

  return (
    <section aria-labelledby="tracker">
      <Card>
        <header className={styles.head}>
          <h2 id="tracker" className={styles.title}>
            {t('tracker.label')}
          </h2>
          {openCount > 0 && <Badge>{t('tracker.underWay', { count: openCount })}</Badge>}
        </header>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <Status variant={statuses[item.phase]}>{sentence(item)}</Status>
              <div className={styles.actions}>
                <WhatToDo item={item} onDone={() => dispatch(dismissed(item.id))} />
                <Button variant="ghost" onClick={() => dispatch(dismissed(item.id))}>
                  {t('tracker.dismiss')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <VisuallyHidden isLive>{changed && sentence(changed)}</VisuallyHidden>
      </Card>
    </section>
  );
}

function WhatToDo({ item, onDone }: { readonly item: TrackedTransaction; readonly onDone: () => void }) {
  const { t } = useText('money');
  const { t: common } = useText('common');
  const { open } = useModal();
  const offers = useAvailability();
  const statement = (
    <FeatureLink className={styles.link} to={paths.statement}>
      {common('titles.statement')}
    </FeatureLink>
  );
  if (item.phase === 'unclear') return statement;
  if (isOpen(item) || item.phase === 'done') return null;
  return (
    <>
      {item.kind === 'slip' && slipRemedy(item.reason) === 'send-again' && offers.modal('deposit') && (
        <Button
          variant="secondary"
          onClick={() => {
            onDone();
            open('deposit', { method: 'slip' });
          }}
        >
          {t('tracker.sendAgain')}
        </Button>
      )}
      {item.kind === 'withdrawal' && statement}
      <FeatureLink className={styles.link} to={paths.memberContact}>
        {t('tracker.contactSupport')}
      </FeatureLink>
    </>
  );
}

/** The text of an item, in the page's language. */
function useSentence(): (item: TrackedTransaction) => string {
  const { t } = useText('money');
  const { money } = useFormat();
  const reasonText = useSlipReasonText();
  const sentence = ({ kind, phase, amount, reason }: TrackedTransaction): string => {
    if (phase === 'unclear') return t('tracker.unclear', { what: whatIsKnown(kind, amount) });
    if (kind === 'withdrawal') {
      if (phase === 'done') return t('tracker.withdrawalPaid', { amount: money(amount) });
      return isOpen({ phase }) ? t('tracker.withdrawalSent', { amount: money(amount) }) : t('tracker.withdrawalFailed');
    }
    switch (phase) {
      case 'done':
        return amount ? t('tracker.credited', { amount: money(amount) }) : t('tracker.deposited');
      case 'unpaid':
        return t('tracker.qrUnpaid');
      case 'refused':
        return kind === 'slip' ? t('tracker.slipRefused', { reason: reasonText(reason) }) : t('tracker.depositFailed');
      case 'sent':
        return kind === 'slip' ? t('tracker.slipSent') : t('tracker.qrWaiting');
      case 'under-way':
        return kind === 'slip' ? t('tracker.slipChecking') : t('tracker.qrWaiting');
    }
  };
  /** For an item that matches several rows. */
  const whatIsKnown = (kind: TrackedTransaction['kind'], amount: TrackedTransaction['amount']): string => {
    if (kind === 'slip') return t('tracker.slipSent');
    return kind === 'withdrawal' ? t('tracker.withdrawalSent', { amount: money(amount) }) : money(amount);
  };
  return sentence;
}

/** The item that changed last since the first render, or null. */
function useLatestChange(items: readonly TrackedTransaction[]): TrackedTransaction | null {
  const [seen, setSeen] = useState<{ readonly items: readonly TrackedTransaction[]; readonly changed: TrackedTransaction | null }>({
    items,
    changed: null,
  });
  if (seen.items === items) return seen.changed;
  const changed = items.find((item) => seen.items.every(({ id, phase }) => id !== item.id || phase !== item.phase)) ?? null;
  setSeen({ items, changed });
  return changed;
}
