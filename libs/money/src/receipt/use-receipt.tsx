import { BankLogo, useApp, useStoredOperatorName } from '@wallet/app-shell';
import { formatBangkokTime, withoutBreakMarks, type Money, type MoneyStatus } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { BonusIcon, Brand, Button, Disc, ErrorIcon, Facts, PlayIcon, ProductMark, ProgressIcon, SuccessIcon } from '@wallet/ui-kit';
import { useRef, type ReactNode, type Ref } from 'react';
import { AmountsSwitch } from '../amounts/AmountsSwitch.tsx';
import { MoneyText } from '../amounts/MoneyText.tsx';
import { useHiddenAmounts } from '../amounts/use-hidden-amounts.ts';
import { drawElement } from '../pictures/draw-element.ts';
import { usePicture } from '../pictures/use-picture.tsx';
import styles from './Receipt.module.scss';

/** Where money comes from or goes to. */
export interface ReceiptPlace {
  /** A bank, a game, or the wallet: never a code. */
  readonly name: string;
  /** The end of an account number, and whose account it is. */
  readonly detail?: string;
  readonly kind?: 'wallet' | 'game' | 'bonus';
  /** The code of a bank, for its logo. */
  readonly bankCode?: string;
}

/** What a receipt says. What is not known is left out. */
export interface ReceiptFacts {
  /** Such as "Withdrawal". */
  readonly type: string;
  readonly status: MoneyStatus;
  /** In place of the word for `status`. */
  readonly statusText?: string;
  readonly amount: Money | null;
  readonly from?: ReceiptPlace | null;
  readonly to?: ReceiptPlace | null;
  /** In milliseconds. */
  readonly time: number | null;
  readonly reference?: string | undefined;
  /** What the money was for. */
  readonly cause?: string;
}

const discs = { success: 'success', failed: 'failed', 'in-progress': 'progress' } as const;
const icons = { success: SuccessIcon, failed: ErrorIcon, 'in-progress': ProgressIcon };

/**
 * What became of money, as banks show it: a receipt, and the button that shares it as a picture, or saves it where sharing is not possible. The
 * picture is what is seen: it has no amount while amounts are hidden. `links` go on from it. Needs the `money` namespace.
 */
export function useReceipt(facts: ReceiptFacts, links?: ReactNode) {
  const { t, language } = useText('money');
  const { isHidden } = useHiddenAmounts();
  const receipt = useRef<HTMLElement>(null);
  const { save, share, isBusy, dialog } = usePicture({
    draw: () => drawElement(receipt.current),
    version: JSON.stringify([facts, language, isHidden]),
    fileName: 'receipt.png',
    title: t('receipt.title'),
    alt: withoutBreakMarks(t('receipt.title')),
  });
  const isAmountHidden = isHidden && facts.amount !== null;

  return {
    receipt: (
      <>
        <Receipt ref={receipt} {...facts} />
        <div className={styles.links}>
          {isAmountHidden && <AmountsSwitch />}
          {share && (
            <Button variant="ghost" size="small" onClick={save}>
              {t('receipt.save')}
            </Button>
          )}
          {links}
        </div>
        {dialog}
      </>
    ),
    action: (
      <Button variant="secondary" isBusy={isBusy} onClick={share ?? save}>
        {t(share ? 'receipt.share' : 'receipt.save')}
      </Button>
    ),
  };
}

function Receipt({ ref, ...facts }: ReceiptFacts & { readonly ref: Ref<HTMLElement> }) {
  const { type, status, statusText, amount, from, to, time, reference = '', cause = '' } = facts;
  const { t } = useText('money');
  const { mark, scene } = useApp().definition;
  const Icon = icons[status];
  return (
    <article ref={ref} className={styles.receipt} aria-label={withoutBreakMarks(t('receipt.title'))}>
      <header className={styles.head} data-ground="brand">
        {/* Lower than on pages: the name is written on it. */}
        {scene !== undefined && (
          <svg className={styles.scene} viewBox="-1680 104 2400 384" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
            <use href={scene} />
          </svg>
        )}
        <Brand name={useStoredOperatorName()} mark={mark} />
      </header>
      <div className={styles.sum}>
        <Disc variant={discs[status]} size="large">
          <Icon size={32} />
        </Disc>
        <p className={styles.status} data-status={status}>
          <span>{type}</span> <span>·</span> <span>{statusText ?? t(`status.${status}`)}</span>
        </p>
        {amount && (
          <p>
            <MoneyText amount={amount} size="large" />
          </p>
        )}
        {time !== null && (
          <p className={styles.time} translate="no">
            {formatBangkokTime(time)}
          </p>
        )}
      </div>
      {(from ?? to) && (
        <dl className={styles.places}>
          <Place label={t('receipt.from')} place={from} />
          <Place label={t('receipt.to')} place={to} />
        </dl>
      )}
      {cause + reference !== '' && (
        <div className={styles.more}>
          <Facts
            facts={[
              { label: t('receipt.cause'), value: cause },
              { label: t('receipt.reference'), value: reference },
            ]}
          />
        </div>
      )}
      <p className={styles.foot}>{t('receipt.notice')}</p>
    </article>
  );
}

function Place({ label, place }: { readonly label: string; readonly place: ReceiptPlace | null | undefined }) {
  const { mark } = useApp().definition;
  if (!place) return null;
  const { name, detail, kind, bankCode } = place;
  const Icon = kind === 'game' ? PlayIcon : BonusIcon;
  return (
    <div className={styles.place}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.lead}>
          {bankCode !== undefined && <BankLogo code={bankCode} />}
          {kind === 'wallet' && <ProductMark path={mark} />}
          {(kind === 'game' || kind === 'bonus') && (
            <Disc>
              <Icon size={20} />
            </Disc>
          )}
        </span>
        <span className={styles.name}>{name}</span>
        {detail && (
          <span className={styles.detail} translate="no">
            {detail}
          </span>
        )}
      </dd>
    </div>
  );
}
