import { useGetWalletQuery } from '@wallet/api-client';
import { useGetDepositAccountsQuery, useGetSlipRulesQuery } from '@wallet/api-client/money-lookups';
import { QueryView, useModal, useModalDetail } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Dialog, EmptyState, Skeleton, Tabs } from '@wallet/ui-kit';
import { useState, type ReactNode } from 'react';
import { usableChannels, type DepositMethod } from './parts/deposit-methods.ts';
import styles from './parts/DepositModal.module.scss';
import { ActionsElement } from './parts/DialogActions.tsx';
import { LinkPanel } from './link/LinkPanel.tsx';
import { QrPanel } from './qr/QrPanel.tsx';
import { SlipPanel } from './slip/SlipPanel.tsx';

/** The deposit methods, one at a time. The address names the open one. */
export function DepositModal() {
  const { t } = useText('deposit');
  const { t: common } = useText('common');
  const { close, replace } = useModal();
  const requested = useModalDetail('method');
  const bank = useModalDetail('bank');
  const query = useGetDepositAccountsQuery();
  const channels = query.data;
  const { data: rules = {} } = useGetSlipRulesQuery();
  const { data: wallet, isLoading: isWalletLoading } = useGetWalletQuery();
  const [actionsElement, setActionsElement] = useState<HTMLElement | null>(null);

  const usable = channels && !isWalletLoading ? usableChannels(channels, wallet?.currency ?? null) : null;
  const isManual = channels?.isManual ?? false;
  const method = usable && (usable.methods.find((each) => each === requested) ?? usable.methods[0]);
  const labels: Readonly<Record<DepositMethod, string>> = {
    slip: t('methods.slip'),
    qr: t('methods.qr'),
    'true-money': t('methods.trueMoney'),
  };
  const panels: Readonly<Record<DepositMethod, () => ReactNode>> = {
    slip: () => usable && <SlipPanel accounts={usable.accounts} isManual={isManual} rules={rules} />,
    qr: () => usable && <QrPanel accounts={usable.qrAccounts} isManual={isManual} validMinutes={rules.qrMinutes} />,
    'true-money': () => usable && <LinkPanel wallets={usable.wallets} isManual={isManual} />,
  };

  const loading = (
    <div className={styles['panel']}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );

  return (
    <Dialog
      isTall
      title={t('title')}
      closeLabel={common('close')}
      onClose={close}
      actions={method && <div ref={setActionsElement} className={styles['actions']} />}
    >
      <QueryView query={{ ...query, data: usable ?? undefined }} failedTitle={t('failed')} loading={loading}>
        {({ methods }) =>
          method ? (
            <ActionsElement value={actionsElement}>
              {methods.length === 1 ? (
                panels[method]()
              ) : (
                <Tabs
                  label={t('methods.label')}
                  tabs={methods.map((id) => ({ id, label: labels[id] }))}
                  value={method}
                  onChange={(id) => replace('deposit', { method: id, ...(bank !== null && { bank }) })}
                >
                  {panels[method]()}
                </Tabs>
              )}
            </ActionsElement>
          ) : (
            <EmptyState title={t('empty')} />
          )
        }
      </QueryView>
    </Dialog>
  );
}
