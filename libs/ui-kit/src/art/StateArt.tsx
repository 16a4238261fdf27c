import type { ReactNode } from 'react';
import drawing from '../drawings/Drawing.module.scss';
import styles from './StateArt.module.scss';

const { main, second, ground, mark } = drawing;

const disc = <circle className={main} cx="30" cy="29" r="9" />;

/** In the style of the small drawings, on 40 by 40. */
const drawings = {
  statement: (
    <>
      <path className={second} d="M7 6a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v31l-4-3-4 3-4-3-4 3-4-3-4 3z" />
      <path className={ground} d="M12 10h14v3H12zM12 17h8v3h-8z" />
      {disc}
      <path className={mark} d="M30 24v5l3 2" />
    </>
  ),
  slip: (
    <>
      <rect className={second} x="6" y="3" width="24" height="33" rx="4" />
      <path className={ground} d="M11 8h14v10H11zM11 22h7v3h-7z" />
      {disc}
      <path className={mark} d="m26 29 3 3 5-6" />
    </>
  ),
  coupon: (
    <>
      <path className={main} d="M14 9h21a3 3 0 0 1 3 3v4a4 4 0 0 0 0 8v4a3 3 0 0 1-3 3H14z" />
      <path className={second} d="M12 9H5a3 3 0 0 0-3 3v4a4 4 0 0 1 0 8v4a3 3 0 0 0 3 3h7z" />
      <path className={ground} d="m25 13 1.8 4.8 5.2.2-4 3.2L29.3 26 25 23.2 20.7 26l1.3-4.8-4-3.2 5.2-.2z" />
    </>
  ),
  friends: (
    <>
      <circle className={second} cx="27" cy="13" r="5.5" />
      <path className={second} d="M18 33c0-7 3.6-11.5 9-11.5S36 26 36 33z" />
      <circle className={main} cx="15" cy="15" r="6.5" />
      <path className={main} d="M4 35c0-8 4.4-13 11-13s11 5 11 13z" />
    </>
  ),
  search: (
    <>
      <path className={second} d="m24 28 4-4 9 9a2.8 2.8 0 0 1-4 4z" />
      <circle className={main} cx="17" cy="17" r="14" />
      <circle className={ground} cx="17" cy="17" r="9" />
    </>
  ),
  chat: (
    <>
      <path className={second} d="M8 4h19a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H15l-6 5v-5H8a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z" />
      <path className={ground} d="M9 10h17v3H9zM9 16h9v3H9z" />
      <path className={main} d="M22 19h10a5 5 0 0 1 5 5v5a5 5 0 0 1-4 5v4l-5-4h-6a5 5 0 0 1-5-5v-5a5 5 0 0 1 5-5z" />
    </>
  ),
  offline: (
    <>
      <path className={second} d="M10 31a8 8 0 0 1-1-16 11 11 0 0 1 21-1 8.5 8.5 0 0 1 1 17z" />
      {disc}
      <path className={mark} d="m27 26 6 6m0-6-6 6" />
    </>
  ),
  failed: (
    <>
      <circle className={second} cx="20" cy="20" r="18" />
      <path className={main} d="M17.4 8.5a3 3 0 0 1 5.2 0l10 17.5a3 3 0 0 1-2.6 4.5H10A3 3 0 0 1 7.4 26z" />
      <path className={mark} d="M20 14v7M20 26v.1" />
    </>
  ),
  closed: (
    <>
      <path className={second} d="M10 19v-6a10 10 0 0 1 20 0v6h-5v-6a5 5 0 0 0-10 0v6z" />
      <rect className={main} x="6" y="17" width="28" height="20" rx="5" />
      <path className={mark} d="M20 25v5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type StateArtName = keyof typeof drawings;

/** A decorative drawing for empty states and errors. */
export function StateArt({ kind: name }: { readonly kind: StateArtName }) {
  return (
    <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
