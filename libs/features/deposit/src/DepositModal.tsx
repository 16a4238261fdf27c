import { useGetWalletQuery } from '@wallet/api-client';
import { useGetDepositAccountsQuery, useGetSlipRulesQuery } from '@wallet/api-client/money-lookups';
import { lazyWithPreload, ModalDialog, ModalSlots, QueryView, useApp, useModal, useModalDetail } from '@wallet/app-shell';
import { isSharedAddress, minTrueMoney } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { BankIcon, EmptyState, LinkIcon, Notice, QrIcon, Skeleton, Tabs } from '@wallet/ui-kit';
import { Suspense, useState, type ReactNode } from 'react';
import { usableChannels, type DepositMethod } from './parts/deposit-methods.ts';
import styles from './parts/DepositModal.module.scss';
import { ActionsElement } from './parts/DialogActions.tsx';
import { loadPictureTools } from './slip/load-picture-tools.ts';
import { SlipPanel } from './slip/SlipPanel.tsx';
import { useUploadWithinText } from './slip/SlipRules.tsx';
import { useSharedSlip } from './slip/use-shared-slip.ts';
import { useSlipUpload } from './slip/use-slip-upload.ts';

// A shared slip is about to be inspected.
if (isSharedAddress(location.search)) loadPictureTools().catch(() => undefined);

/** Most members send a slip. The other methods are loaded when they are chosen. */
const qrPanel = lazyWithPreload(async () => (await import('./qr/QrPanel.tsx')).QrPanel);
const linkPanel = lazyWithPreload(async () => (await import('./link/LinkPanel.tsx')).LinkPanel);
const laterPanels: Partial<Record<DepositMethod, () => Promise<void>>> = { qr: qrPanel.preload, 'true-money': linkPanel.preload };

const icons: Readonly<Record<DepositMethod, ReactNode>> = {
  slip: <BankIcon aria-hidden="true" size={24} />,
  qr: <QrIcon aria-hidden="true" size={24} />,
  'true-money': <LinkIcon aria-hidden="true" size={24} />,
};

/** The deposit methods, one at a time. The address names the open one. */
export function DepositModal() {
  const { t } = useText('deposit');
  const { replace } = useModal();
  const { money } = useFormat();
  const { prefetch } = useApp();
  const requested = useModalDetail('method');
  const bank = useModalDetail('bank');
  const query = useGetDepositAccountsQuery();
  const channels = query.data;
  const { data: rules = {}, isLoading: areRulesLoading } = useGetSlipRulesQuery();
  const { data: wallet, isLoading: isWalletLoading } = useGetWalletQuery();
  const [actionsElement, setActionsElement] = useState<HTMLElement | null>(null);
  const upload = useSlipUpload();

  // The rules are above the slip, which they would move.
  const usable = channels && !isWalletLoading && !areRulesLoading ? usableChannels(channels, wallet?.currency ?? null) : null;
  const { phase } = upload.state;
  const shared = useSharedSlip(
    { isFree: phase === 'idle' || phase === 'unknown', isAnswered: usable !== null },
    (file) => void upload.choose(file, true),
  );
  const isManual = channels?.isManual ?? false;
  const method = usable && (usable.methods.find((each) => each === requested) ?? usable.methods[0]);
  const uploadWithin = useUploadWithinText(rules);
  const labels: Readonly<Record<DepositMethod, string>> = {
    slip: t('methods.slip'),
    qr: t('methods.qr'),
    'true-money': t('methods.trueMoney'),
  };
  const details: Readonly<Record<DepositMethod, string>> = {
    slip: uploadWithin,
    qr: t('qr.once'),
    'true-money': t('trueMoney.minimum', { amount: money(minTrueMoney) }),
  };
  const panels: Readonly<Record<DepositMethod, () => ReactNode>> = {
    slip: () => usable && <SlipPanel accounts={usable.accounts} isManual={isManual} rules={rules} upload={upload} shared={shared} />,
    qr: () => usable && <qrPanel.Component accounts={usable.qrAccounts} isManual={isManual} validMinutes={rules.qrMinutes} />,
    'true-money': () => usable && <linkPanel.Component wallets={usable.wallets} isManual={isManual} />,
  };

  const loading = (
    <div className={styles.panel}>
      <Skeleton shape="title" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="block" />
    </div>
  );

  // A place of its own for each method, so that a tap shows at once that it is loading.
  const panel = method && (
    <Suspense key={method} fallback={loading}>
      {panels[method]()}
    </Suspense>
  );

  return (
    <ModalDialog title={t('title')} actions={method && <div ref={setActionsElement} className={styles.actions} />}>
      {!usable && query.isError && shared === 'chosen' && <Notice variant="info">{t('slip.shared.waiting')}</Notice>}
      <QueryView query={{ ...query, data: usable ?? undefined }} failedTitle={t('failed')} loading={loading}>
        {({ methods }) =>
          method ? (
            <ActionsElement value={actionsElement}>
              {methods.length === 1 ? (
                panel
              ) : (
                <Tabs
                  label={t('methods.label')}
                  tabs={methods.map((id) => ({ id, label: labels[id], icon: icons[id], detail: details[id] }))}
                  value={method}
                  onPressStart={(id) => {
                    const preload = laterPanels[id];
                    if (preload) prefetch(preload);
                  }}
                  onChange={(id) => replace('deposit', { method: id, ...(bank !== null && { bank }) })}
                >
                  {panel}
                </Tabs>
              )}
              <ModalSlots />
            </ActionsElement>
          ) : (
            <EmptyState title={t('empty')} />
          )
        }
      </QueryView>
    </ModalDialog>
  );
}
