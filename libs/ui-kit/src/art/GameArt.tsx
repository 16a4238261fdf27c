import type { ReactNode } from 'react';
import styles from './Art.module.scss';

const { line, strong, spot, sky } = styles;

/** Drawn within 164 to 304 by 16 to 164. */
const scenes = {
  slot: (
    <>
      <rect className={line} x="176" y="34" width="104" height="112" rx="16" />
      <path className={line} d="M211 34v112M246 34v112" />
      <path className={strong} d="M186 78h15l-9 24M256 78h15l-9 24" />
      <path className={spot} d="m228 74 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
      <path className={line} d="M290 60v44" />
      <circle className={spot} cx="290" cy="54" r="7" />
    </>
  ),
  sport: (
    <>
      <circle className={line} cx="232" cy="92" r="52" />
      <path className={strong} d="m232 72 19 14-7 22h-24l-7-22z" />
      <path className={line} d="M232 40v32M251 86l30-10M244 108l18 28M220 108l-18 28M213 86l-30-10" />
      <circle className={spot} cx="282" cy="32" r="7" />
    </>
  ),
  lotto: (
    <>
      <circle className={spot} cx="252" cy="66" r="34" />
      <circle className={sky} cx="252" cy="66" r="19" />
      <path className={strong} d="m247 60 6-5v22" />
      <circle className={line} cx="196" cy="104" r="26" />
      <path className={strong} d="M189 97h14l-9 16" />
      <circle className={line} cx="262" cy="136" r="22" />
      <path className={strong} d="M256 129h12l-12 14h12" />
    </>
  ),
  other: (
    <>
      <path className={line} d="M190 60h72a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20h-72a20 20 0 0 1-20-20V80a20 20 0 0 1 20-20z" />
      <path className={strong} d="M200 86v22M189 97h22" />
      <circle className={spot} cx="246" cy="104" r="7" />
      <circle className={spot} cx="260" cy="90" r="7" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The picture of a game account without a picture from the operator. */
export function GameArt({ category }: { readonly category: keyof typeof scenes }) {
  return (
    <svg className={styles.scene} viewBox="164 16 140 148" aria-hidden="true" focusable="false">
      {scenes[category]}
    </svg>
  );
}
