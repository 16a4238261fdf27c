import { withoutBreakMarks, type Money, type Period, type StatementSum } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText, useHiddenAmounts } from '@wallet/money';
import { VisuallyHidden } from '@wallet/ui-kit';
import styles from './MoneyChart.module.scss';
import { daysLabel, type Part } from './period-choices.ts';

/** The sum of one pair of bars. */
export interface PartSum {
  readonly part: Part;
  readonly sum: StatementSum;
}

interface MoneyChartProps {
  readonly parts: readonly PartSum[];
  readonly chosen: Period | null;
  readonly onChoose: (part: Period) => void;
}

/** What came in and went out, as pairs of bars above their days. Each pair is a button; the bars say nothing that the buttons do not. */
export function MoneyChart({ parts, chosen, onChoose }: MoneyChartProps) {
  const { t } = useText('overview');
  const { t: common } = useText('common');
  const { isHidden } = useHiddenAmounts();
  const most = mostOf(parts);

  return (
    <div className={styles.chart}>
      {most && (
        <p className={styles.most} aria-hidden="true">
          <MoneyText amount={most} size="body" />
        </p>
      )}
      <div className={styles.picture} role="group" aria-label={withoutBreakMarks(t('chart.label'))}>
        {isHidden && <p className={styles.words}>{common('amount.hidden')}</p>}
        {parts.map(({ part, sum }) => (
          <button
            key={part.from}
            type="button"
            className={styles.part}
            aria-pressed={chosen?.from === part.from}
            onClick={() => onChoose(part)}
          >
            {!isHidden && most && <Bars deposits={sum.deposits.minor / most.minor} withdrawals={sum.withdrawals.minor / most.minor} />}
            <span className={styles.day} aria-hidden="true" translate="no">
              {part.tick}
            </span>
            <VisuallyHidden>
              <span translate="no">{daysLabel(part)}</span> <span>{t('deposits')}</span> <MoneyText amount={sum.deposits} size="body" />{' '}
              <span>{t('withdrawals')}</span> <MoneyText amount={sum.withdrawals} size="body" />
            </VisuallyHidden>
          </button>
        ))}
      </div>
      <p className={styles.hint}>{t('chart.hint')}</p>
    </div>
  );
}

/** The highest bar. Undefined if there is none. */
const mostOf = (parts: readonly PartSum[]): Money | undefined =>
  parts
    .flatMap(({ sum }) => [sum.deposits, sum.withdrawals])
    .reduce<Money | undefined>((most, amount) => (amount.minor > (most?.minor ?? 0) ? amount : most), undefined);

interface BarsProps {
  /** Shares of the highest bar. */
  readonly deposits: number;
  readonly withdrawals: number;
}

/** A pair of bars, stretched to its place. Filled and striped, so that they differ without colours. */
function Bars({ deposits, withdrawals }: BarsProps) {
  return (
    <svg className={styles.bars} viewBox="0 0 20 100" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.in} width={9} {...standing(deposits)} />
      <rect className={styles.out} x={11} width={9} {...standing(withdrawals)} />
      <path className={styles.stripes} d={`M15.5 100V${String((1 - withdrawals) * 100)}`} />
    </svg>
  );
}

const standing = (share: number) => ({ y: (1 - share) * 100, height: share * 100 });
