import { withoutBreakMarks } from '@wallet/domain';
import { useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useSpin, type WheelMotion } from './use-spin.ts';
import { useWheelPicture, type WheelSlice } from './use-wheel-picture.ts';
import styles from './Wheel.module.scss';

export type { WheelMotion };

interface WheelProps {
  readonly slices: readonly WheelSlice[];
  /** The current motion. Pass the same object while it is the same; a new object starts again. */
  readonly motion: WheelMotion;
  /** Called once when the wheel has stopped; immediately with reduced motion. */
  readonly onEnd: () => void;
  /** Called when another slice reaches the pointer, for the sound. */
  readonly onSlice?: (() => void) | undefined;
  /** The number of coins, in the middle. */
  readonly coins: string;
  /** Visible above and below the number. Without coins, nothing invites to spin. */
  readonly words?: { readonly spin?: string | undefined; readonly coins: string } | undefined;
  /** Accessible name of the button, after the coins. */
  readonly spinLabel: string;
  readonly canSpin: boolean;
  readonly onSpin: () => void;
  /** Accessible name of the list of prizes. */
  readonly listLabel: string;
  /** Announced: that it spins, then where it stopped. Empty before. */
  readonly result: string;
}

/** A prize wheel with its button in the middle. The result is known before it stops. */
export function Wheel({ slices, motion, onEnd, onSlice, coins, words, spinLabel, canSpin, onSpin, listLabel, result }: WheelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSpinning = motion.kind !== 'resting';
  const turns = useSpin(canvas, motion, slices.length, { onEnd, onSlice: () => onSlice?.() });
  useWheelPicture(canvas, slices, turns, !isSpinning);
  return (
    <div className={styles.wheel}>
      <div className={styles.disc}>
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      </div>
      <svg className={styles.pointer} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M16 29 3 4h26z" />
      </svg>
      {/* Not `disabled`, which would remove the focus. */}
      <button
        type="button"
        className={styles.spin}
        aria-disabled={!canSpin || isSpinning || undefined}
        data-spinning={isSpinning}
        onClick={() => {
          if (canSpin && !isSpinning) onSpin();
        }}
      >
        {words?.spin !== undefined && (
          <span className={styles.word} aria-hidden="true">
            {words.spin}
          </span>
        )}
        <span translate="no">{coins}</span> <VisuallyHidden>{spinLabel}</VisuallyHidden>
        {words && (
          <span className={styles.unit} aria-hidden="true">
            {words.coins}
          </span>
        )}
      </button>
      <ul className={styles.list} aria-label={withoutBreakMarks(listLabel)}>
        {slices.map(({ label }, index) => (
          // A prize may be on the wheel more than once.
          <li key={index}>{label}</li>
        ))}
      </ul>
      <VisuallyHidden isLive>{result}</VisuallyHidden>
    </div>
  );
}
