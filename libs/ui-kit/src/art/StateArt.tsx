import type { ReactNode } from 'react';
import styles from './Art.module.scss';

const { soft, line, strong, spot } = styles;

/** The drawings, on 120 by 96. */
const drawings = {
  games: (
    <>
      <rect className={soft} x="28" y="30" width="64" height="40" rx="14" />
      <path className={strong} d="M44 44v12M38 50h12" />
      <circle className={spot} cx="72" cy="54" r="4" />
      <circle className={spot} cx="80" cy="46" r="4" />
      <path className={line} d="M60 30v-8h10" />
    </>
  ),
  statement: (
    <>
      <path className={soft} d="M38 20h44v56l-7-5-7 5-8-5-8 5-7-5-7 5z" />
      <path className={line} d="M46 34h28M46 44h18M46 54h22" />
      <circle className={spot} cx="76" cy="44" r="4" />
    </>
  ),
  slip: (
    <>
      <rect className={soft} x="40" y="18" width="40" height="60" rx="6" />
      <path className={line} d="M48 62h24M48 69h14" />
      <path className={strong} d="m51 40 7 7 12-13" />
      <circle className={spot} cx="80" cy="22" r="6" />
    </>
  ),
  coupon: (
    <>
      <path className={soft} d="M26 34h68v10a6 6 0 0 0 0 12v10H26V56a6 6 0 0 0 0-12z" />
      <path className={line} d="M74 36v4M74 46v4M74 56v4" />
      <path className={strong} d="m46 42 3 6 7 1-5 4 1 7-6-3-6 3 1-7-5-4 7-1z" />
      <circle className={spot} cx="84" cy="50" r="4" />
    </>
  ),
  friends: (
    <>
      <circle className={soft} cx="48" cy="38" r="11" />
      <path className={soft} d="M28 74c0-13 9-20 20-20s20 7 20 20z" />
      <circle className={line} cx="76" cy="44" r="8" />
      <path className={line} d="M76 60c9 0 15 5 15 14H76" />
      <path className={strong} d="M84 22v12M78 28h12" />
    </>
  ),
  bank: (
    <>
      <path className={soft} d="M28 42 60 22l32 20v4H28z" />
      <path className={line} d="M38 46v22M52 46v22M68 46v22M82 46v22M28 74h64" />
      <circle className={spot} cx="60" cy="36" r="5" />
    </>
  ),
  search: (
    <>
      <circle className={soft} cx="54" cy="44" r="22" />
      <path className={strong} d="m71 61 16 16" />
      <path className={line} d="M46 44h16M46 52h8" />
      <circle className={spot} cx="84" cy="28" r="5" />
    </>
  ),
  chat: (
    <>
      <path className={soft} d="M26 24h52a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H48L34 72V60h-8a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z" />
      <path className={line} d="M32 38h36M32 47h22" />
      <circle className={spot} cx="90" cy="68" r="7" />
    </>
  ),
  offline: (
    <>
      <path className={line} d="M30 44a44 44 0 0 1 60 0M40 55a29 29 0 0 1 40 0" />
      <path className={strong} d="m36 24 48 52" />
      <circle className={spot} cx="60" cy="70" r="5" />
    </>
  ),
  failed: (
    <>
      <path className={soft} d="M60 20 98 78H22z" />
      <path className={strong} d="M60 42v16" />
      <circle className={spot} cx="60" cy="68" r="4" />
    </>
  ),
  closed: (
    <>
      <rect className={soft} x="38" y="42" width="44" height="34" rx="8" />
      <path className={line} d="M46 42V34a14 14 0 0 1 28 0v8" />
      <path className={strong} d="M60 58v8" />
      <circle className={spot} cx="60" cy="55" r="4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type StateArtName = keyof typeof drawings;

/** A decorative drawing for empty states and errors. */
export function StateArt({ kind: name }: { readonly kind: StateArtName }) {
  return (
    <svg className={styles.art} viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="60" cy="52" rx="56" ry="40" />
      {drawings[name]}
    </svg>
  );
}
