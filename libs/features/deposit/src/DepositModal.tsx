import { useGetWalletQuery } from '@wallet/api-client';
import { useGetDepositAccountsQuery, useGetSlipRulesQuery, type DepositChannels } from '@wallet/api-client/money-lookups';
import {
  lazyWithPreload,
  ModalDialog,
  ModalLoading,
  ModalSlots,
  QueryView,
  useApp,
  useLatest,
  useModal,
  useModalDetail,
} from '@wallet/app-shell';
import { checkQrAmount, formatAmount, isSharedAddress, minTrueMoney, moneyOf, qrTerms } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { LastAct, useLastActs } from '@wallet/money';
import { BankIcon, EmptyState, LinkIcon, Notice, QrIcon, Skeleton, Tabs } from '@wallet/ui-kit';
import { Suspense, useState, type ReactNode } from 'react';
import { useDepositDraft } from './draft/deposit-draft-slice.ts';
import { depositMethods, transferAccounts, usableChannels, type DepositMethod, type UsableChannels } from './parts/deposit-methods.ts';
import styles from './parts/DepositModal.module.scss';
import { ActionsElement } from './parts/DialogActions.tsx';
import { standingOf } from './slip/account/taken-accounts.ts';
import { useTakenAccounts } from './slip/account/use-account-choice.ts';
import { loadPictureTools } from './slip/inspect-slip.ts';
import { useUploadWithinText, type SlipRulesOfOperator } from './slip/SlipRules.tsx';
import { SlipPanel } from './slip/SlipPanel.tsx';
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
  const query = useGetDepositAccountsQuery();
  const latest = useLatest(query);
  const channels = query.data;
  const { data: rules = {}, isLoading: areRulesLoading } = useGetSlipRulesQuery();
  const { data: wallet, isLoading: isWalletLoading } = useGetWalletQuery();
  const [actionsElement, setActionsElement] = useState<HTMLElement | null>(null);
  const upload = useSlipUpload();
  const { taken } = useTakenAccounts();
  const { phase } = upload.state;
  const hasSlip = (offered: DepositChannels) =>
    upload.draft.slip !== null || phase !== 'idle' || standingOf(taken, transferAccounts(offered)).lost.length > 0;

  // The rules are above the slip, which they would move.
  const isReady = channels && !isWalletLoading && !areRulesLoading;
  const usable = isReady ? usableChannels(channels, wallet?.currency ?? null, hasSlip(channels)) : null;
  const shared = useSharedSlip(
    { isFree: phase === 'idle' || phase === 'unknown', isAnswered: usable !== null },
    (file) => void upload.choose(file, true),
  );
  const isManual = channels?.isManual ?? false;
  const panels: Panels = {
    slip: ({ accounts, otherAccounts }) => <SlipPanel {...{ accounts, otherAccounts, isManual, rules, upload, shared, latest }} />,
    qr: ({ qrAccounts }) => <qrPanel.Component accounts={qrAccounts} isManual={isManual} validMinutes={rules.qrMinutes} />,
    'true-money': ({ wallets }) => <linkPanel.Component wallets={wallets} isManual={isManual} />,
  };
  const hasMethods = usable !== null && usable.methods.length > 0;

  return (
    <ModalDialog
      title={t('title')}
      actions={hasMethods && <div ref={setActionsElement} className={styles.actions} data-beside={usable.methods.length > 1} />}
    >
      {!usable && query.isError && shared === 'chosen' && <Notice variant="info">{t('slip.shared.waiting')}</Notice>}
      <QueryView query={{ ...query, data: usable ?? undefined }} failedTitle={t('failed')} loading={<ModalLoading />}>
        {(channelsNow) =>
          hasMethods ? (
            <ActionsElement value={actionsElement}>
              <Methods usable={channelsNow} panels={panels} rules={rules} />
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

const loading = (
  <div className={styles.panel}>
    <Skeleton shape="row" />
    <Skeleton shape="field" />
    <Skeleton shape="block" />
  </div>
);

type Panels = Readonly<Record<DepositMethod, (usable: UsableChannels) => ReactNode>>;

interface MethodsProps {
  readonly usable: UsableChannels;
  readonly panels: Panels;
  readonly rules: SlipRulesOfOperator;
}

/** The methods as tabs, and the panel of the open one. */
function Methods({ usable, panels, rules }: MethodsProps) {
  const { t } = useText('deposit');
  const { replace } = useModal();
  const { money } = useFormat();
  const { prefetch } = useApp();
  const requested = useModalDetail('method');
  const bank = useModalDetail('bank');
  const uploadWithin = useUploadWithinText(rules);
  const { methods } = usable;
  const method = methods.find((each) => each === requested) ?? methods[0];
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
  const again = useQrAgain(usable);
  const [taken, setTaken] = useState(0);
  // A place of its own for each method, so that a tap shows at once that it is loading.
  const panel = method && (
    <Suspense key={`${method} ${String(taken)}`} fallback={loading}>
      {panels[method](usable)}
    </Suspense>
  );
  const gone = !methods.some((each) => each === requested) && depositMethods.find((each) => each === requested);
  const notice = gone && <Notice variant="warning">{t('methods.gone', { method: labels[gone] })}</Notice>;
  const isTaken = method === 'qr' && again?.isTyped;
  const last = again && !isTaken && (
    <LastAct
      text={t('qr.again', { amount: money(again.amount), bank: again.bankCode })}
      names={[again.bankCode]}
      icon={<QrIcon aria-hidden="true" size={20} />}
      onPress={() => {
        again.take();
        setTaken((count) => count + 1);
        replace('deposit', { method: 'qr', bank: again.bankCode });
      }}
    />
  );
  if (!method || methods.length === 1) {
    return (
      <div className={styles.panel}>
        {last}
        {notice}
        {panel}
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      {last}
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
        {notice}
        {panel}
      </Tabs>
    </div>
  );
}

/** The last deposit by QR code, if it is possible again and no slip is chosen. `take` fills in its amount. */
function useQrAgain({ qrAccounts }: UsableChannels) {
  const { draft, change } = useDepositDraft();
  const { flags, settings } = useApp().definition;
  const { acts, isPaying } = useLastActs();
  const { qr } = acts;
  // A code of this dialog is not suggested above its own receipt.
  const [hasCode, setHasCode] = useState(isPaying);
  if (isPaying && !hasCode) setHasCode(true);
  const account = qrAccounts.find(({ bankCode, currency }) => bankCode === qr?.bankCode && currency === qr.amount.currency);
  if (!qr || !account || draft.slip || hasCode) return null;
  const { bankCode, currency } = account;
  const amount = moneyOf(qr.amount.minor, currency);
  const typed = formatAmount(amount);
  const isPossible = checkQrAmount(amount, qrTerms(bankCode, currency, flags, settings?.quickAmounts)).ok;
  if (!isPossible) return null;
  return {
    bankCode,
    amount,
    isTyped: draft.amounts[bankCode] === typed,
    take: () => change({ amounts: { ...draft.amounts, [bankCode]: typed } }),
  };
}
