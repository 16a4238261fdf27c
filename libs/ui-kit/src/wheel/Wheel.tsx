import { useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useSpin, type WheelMotion } from './use-spin.ts';
import { useWheelPicture, type WheelSlice } from './use-wheel-picture.ts';
import styles from './Wheel.module.scss';

interface WheelProps {
  readonly slices: readonly WheelSlice[];
  /** What the wheel does. Keep the same object as long as it does the same: another one begins again. */
  readonly motion: WheelMotion;
  /** Called once when the wheel has come to rest; at once where the member wants no motion. */
  readonly onEnd: () => void;
  /** Another slice has come under the pointer: what is heard of the wheel goes with it. */
  readonly onSlice?: (() => void) | undefined;
  /** What stands in the middle: how many coins are left. */
  readonly coins: string;
  /** What a screen reader says after the coins: what they are, and that the button spins the wheel. */
  readonly spinLabel: string;
  readonly canSpin: boolean;
  readonly onSpin: () => void;
  /** Names the list of what can be won, for who cannot see the wheel. */
  readonly listLabel: string;
  /** What a screen reader hears: that it spins, then where it stopped. The empty text before. */
  readonly result: string;
}

/** A wheel of prizes with the button in its middle. What is won is decided before it turns. */
export function Wheel({ slices, motion, onEnd, onSlice, coins, spinLabel, canSpin, onSpin, listLabel, result }: WheelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useWheelPicture(canvas, slices);
  useSpin(canvas, motion, slices.length, { onEnd, onSlice: () => onSlice?.() });
  const isSpinning = motion.kind !== 'resting';
  return (
    <div className={styles['wheel']}>
      <div className={styles['disc']}>
        <canvas ref={canvas} className={styles['canvas']} aria-hidden="true" />
      </div>
      <svg className={styles['pointer']} viewBox="0 0 40 48" aria-hidden="true" focusable="false">
        <path className={styles['drop']} d="M20 46C12 32 4 26 4 16a16 16 0 0 1 32 0c0 10-8 16-16 30z" />
        <circle className={styles['eye']} cx="20" cy="16" r="6" />
      </svg>
      {/* Not `disabled`: that would take the focus away from who has just pressed it. */}
      <button
        type="button"
        className={styles['spin']}
        aria-disabled={!canSpin || isSpinning || undefined}
        data-spinning={isSpinning}
        onClick={() => {
          if (canSpin && !isSpinning) onSpin();
        }}
      >
        {coins} <VisuallyHidden>{spinLabel}</VisuallyHidden>
      </button>
      <ul className={styles['list']} aria-label={listLabel}>
        {slices.map(({ label }, index) => (
          // A prize may stand on the wheel more than once.
          <li key={index}>{label}</li>
        ))}
      </ul>
      <VisuallyHidden isLive>{result}</VisuallyHidden>
    </div>
  );
}
