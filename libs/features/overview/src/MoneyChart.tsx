import { withoutBreakMarks, type Period } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText, useHiddenAmounts } from '@wallet/money';
import { VisuallyHidden } from '@wallet/ui-kit';
import { useId } from 'react';
import { chartLines, type PartSum } from './chart-lines.ts';
import styles from './MoneyChart.module.scss';
import { daysLabel } from './period-choices.ts';

interface MoneyChartProps {
  readonly parts: readonly PartSum[];
  readonly now: number;
  /** Nothing came in and nothing went out. */
  readonly isEmpty: boolean;
  readonly chosen: Period | null;
  readonly onChoose: (part: Period) => void;
}

/** Width of a part in the picture, whose height is 100. It is stretched to the width of the page. */
const partWidth = 10;
const barWidth = 3;

/** A picture of what came in and went out. Each part is a button; the drawing below it says nothing that the buttons do not. */
export function MoneyChart({ parts, now, isEmpty, chosen, onChoose }: MoneyChartProps) {
  const { t } = useText('overview');
  const { t: common } = useText('common');
  const { isHidden } = useHiddenAmounts();
  const stripes = useId();

  return (
    <div className={styles.chart}>
      <ul className={styles.legend} aria-hidden="true">
        {(['deposits', 'withdrawals', 'chart.line'] as const).map((key) => (
          <li key={key} data-sign={key}>
            {t(key)}
          </li>
        ))}
      </ul>
      <div className={styles.picture} role="group" aria-label={withoutBreakMarks(t('chart.label'))}>
        {isHidden || isEmpty ? (
          <p className={styles.words}>{isEmpty ? t('empty') : common('amount.hidden')}</p>
        ) : (
          <Drawing parts={parts} now={now} stripes={stripes} />
        )}
        {parts.map(({ part, sum }) => (
          <button
            key={part.from}
            type="button"
            className={styles.part}
            aria-pressed={chosen?.from === part.from}
            onClick={() => onChoose(part)}
          >
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

interface DrawingProps {
  readonly parts: readonly PartSum[];
  readonly now: number;
  /** Id of the pattern of money out. */
  readonly stripes: string;
}

function Drawing({ parts, now, stripes }: DrawingProps) {
  const { zero, bars, line } = chartLines(parts, now);
  const width = parts.length * partWidth;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${String(width)} 100`} preserveAspectRatio="none" aria-hidden="true">
      <pattern id={stripes} width={partWidth} height={6} patternUnits="userSpaceOnUse">
        <rect className={styles.stripe} width={partWidth} height={3} />
      </pattern>
      {bars.map(({ deposits, withdrawals }, index) => (
        <g key={parts[index]?.part.from}>
          <rect className={styles.in} x={index * partWidth + 1.5} y={deposits.top} width={barWidth} height={deposits.height} />
          <rect
            className={styles.out}
            fill={`url(#${stripes})`}
            x={index * partWidth + 5.5}
            y={withdrawals.top}
            width={barWidth}
            height={withdrawals.height}
          />
        </g>
      ))}
      <line className={styles.zero} x1={0} x2={width} y1={zero} y2={zero} />
      <polyline className={styles.line} points={line.map((y, index) => `${String((index + 0.5) * partWidth)},${String(y)}`).join(' ')} />
    </svg>
  );
}
