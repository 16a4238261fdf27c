import type { ReactNode } from 'react';
import styles from './Drawing.module.scss';

const { main, second, ground, line, mark } = styles;

/** On 40 by 40, in the two tones of the theme. */
const drawings = {
  spin: (
    <>
      <circle className={main} cx="20" cy="21" r="15" />
      <path
        className={second}
        d="M20 21V6a15 15 0 0 1 10.6 4.4zM20 21h15a15 15 0 0 1-4.4 10.6zM20 21v15A15 15 0 0 1 9.4 31.6zM20 21H5a15 15 0 0 1 4.4-10.6z"
      />
      <circle className={ground} cx="20" cy="21" r="4.5" />
      <path className={ground} d="M20 10.5 15.8 3h8.4z" />
    </>
  ),
  refresh: (
    <>
      <circle className={second} cx="20" cy="20" r="15.5" />
      <path className={mark} d="M27.5 16A8.5 8.5 0 0 0 12 18.5M28 11.5v5h-5M12.5 24A8.5 8.5 0 0 0 28 21.5M12 28.5v-5h5" />
    </>
  ),
  invite: (
    <>
      <circle className={second} cx="27" cy="13" r="5.5" />
      <path className={second} d="M18 33c0-7 3.6-11.5 9-11.5S36 26 36 33z" />
      <circle className={main} cx="15" cy="15" r="6.5" />
      <path className={main} d="M4 35c0-8 4.4-13 11-13s11 5 11 13z" />
    </>
  ),
  bonus: (
    <>
      <rect className={second} x="6" y="17" width="28" height="18" rx="3.5" />
      <rect className={main} x="4" y="11" width="32" height="8.5" rx="2.5" />
      <path className={ground} d="M17.5 11h5v24h-5z" />
      <path className={line} d="M20 10.5C13 11 10 8.5 11.5 6c2-2.5 6.5-1 8.5 4.5zM20 10.5C27 11 30 8.5 28.5 6 26.5 3.5 22 5 20 10.5z" />
    </>
  ),
  refund: (
    <>
      <circle className={second} cx="20" cy="20" r="15.5" />
      <circle className={main} cx="20" cy="20" r="10" />
      <path className={mark} d="M24.5 20h-8.7M19 16l-4 4 4 4" />
    </>
  ),
  coins: (
    <>
      <ellipse className={second} cx="16" cy="31" rx="12" ry="5" />
      <path className={second} d="M4 24h24v7H4z" />
      <ellipse className={main} cx="16" cy="24" rx="12" ry="5" />
      <circle className={main} cx="27" cy="13" r="9.5" />
      <path className={ground} d="m27 7.5 1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z" />
    </>
  ),
  wallet: (
    <>
      <path className={second} d="M8 12.5 27.5 6a3.5 3.5 0 0 1 4.5 3.3v6H8z" />
      <rect className={main} x="4" y="12" width="32" height="23" rx="5" />
      <path className={ground} d="M26 19h10v9H26a4.5 4.5 0 0 1 0-9z" />
      <circle className={second} cx="27" cy="23.5" r="1.8" />
    </>
  ),
  slot: (
    <>
      <rect className={main} x="4" y="8" width="29" height="25" rx="5" />
      <path className={ground} d="M8 13h6v15H8zM15.5 13h6v15h-6zM23 13h6v15h-6z" />
      <path className={line} d="M33 20h3.5v-8" />
      <circle className={second} cx="36.3" cy="9.5" r="3" />
    </>
  ),
  sport: (
    <>
      <circle className={main} cx="20" cy="20" r="16" />
      <path className={ground} d="m20 12.5 7.1 5.2-2.7 8.3h-8.8l-2.7-8.3z" />
      <path className={mark} d="M20 4v8.5M27.1 17.7l8-2.6M24.4 26l5 6.8M15.6 26l-5 6.8M12.9 17.7l-8-2.6" />
    </>
  ),
  lotto: (
    <>
      <circle className={second} cx="26.5" cy="25" r="10.5" />
      <circle className={main} cx="14.5" cy="16" r="11.5" />
      <circle className={ground} cx="14.5" cy="16" r="6" />
      <path className={line} d="m13 14.5 2-1.5v6.5" />
    </>
  ),
  other: (
    <>
      <rect className={second} x="5" y="12" width="30" height="20" rx="9" />
      <path className={ground} d="M12.5 18h3v3h3v3h-3v3h-3v-3h-3v-3h3z" />
      <circle className={main} cx="25" cy="24.5" r="2.6" />
      <circle className={main} cx="30" cy="19.5" r="2.6" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

export type DrawingName = keyof typeof drawings;

interface DrawingProps {
  readonly name: DrawingName;
  readonly size?: 'usual' | 'large';
}

/** A small picture in the two tones of the theme, for decoration. For the signs of controls, use an icon. */
export function Drawing({ name, size = 'usual' }: DrawingProps) {
  return (
    <svg className={styles.drawing} data-size={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
