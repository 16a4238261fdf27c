import type { ReactNode } from 'react';
import styles from './GameArt.module.scss';
import { pickScene, type GameCategory, type SceneName } from './pick-scene.ts';

const { rays, beam, gold, bronze, white, ink, red, blue, green, pink, blush, light, line, chalk, lever } = styles;

interface ShapeProps {
  readonly at: string;
  readonly size?: number;
  readonly color?: string | undefined;
}

function Star({ at, size = 1, color = gold }: ShapeProps) {
  return <path className={color} transform={`translate(${at}) scale(${String(size)})`} d="m0-12 3 8h9L5 2l3 9-8-6-8 6 3-9-7-6h9z" />;
}

function Coin({ at, size = 1 }: ShapeProps) {
  return (
    <g transform={`translate(${at}) scale(${String(size)})`}>
      <circle className={bronze} r="22" />
      <circle className={gold} r="18" />
      <Star at="0" color={bronze} />
    </g>
  );
}

function Gem({ at, size = 1, color = blue }: ShapeProps) {
  return (
    <g transform={`translate(${at}) scale(${String(size)})`}>
      <path className={color} d="M-20-6-11-18h22l9 12L0 20z" />
      <path className={light} d="M-20-6h40L11-18h-22zM-7-6 0 20 7-6z" />
    </g>
  );
}

/** A ball of a draw. `digit` is its line, on 12 by 16. */
function Ball({ at, size = 1, color, digit }: ShapeProps & { readonly digit: string }) {
  return (
    <g transform={`translate(${at}) scale(${String(size)})`}>
      <circle className={color} r="30" />
      <circle className={white} r="17" />
      <path className={line} d={digit} />
      <path className={chalk} d="M-21-12A24 24 0 0 1-5-23.5" />
    </g>
  );
}

const seven = 'M-13-15h26v8L1 17h-10L2-6h-15z';

/** Around the middle of 300 by 131, of which a wide frame cuts the top and bottom. */
const scenes: Readonly<Record<SceneName, ReactNode>> = {
  reels: (
    <>
      <circle className={rays} cx="150" cy="66" r="100" />
      <path className={lever} d="M228 78h16V44" />
      <circle className={red} cx="244" cy="38" r="9" />
      <rect className={bronze} x="68" y="17" width="164" height="102" rx="20" />
      <rect className={gold} x="68" y="13" width="164" height="102" rx="20" />
      <path className={white} d="M80 26h44v76H80zM128 26h44v76h-44zM176 26h44v76h-44z" />
      <path className={red} transform="translate(102 64)" d={seven} />
      <Gem at="150 64" />
      <path className={red} transform="translate(198 64)" d={seven} />
      <Star at="38 42" />
      <Star at="270 96" size={0.7} />
      <Star at="46 98" size={0.6} color={light} />
    </>
  ),
  gems: (
    <>
      <circle className={rays} cx="150" cy="70" r="100" />
      <Gem at="98 46" />
      <Gem at="204 46" size={1.1} color={red} />
      <Gem at="150 62" size={2.2} color={green} />
      <Coin at="84 90" />
      <Coin at="220 92" size={0.9} />
      <Star at="46 50" size={0.9} />
      <Star at="256 34" size={0.8} />
    </>
  ),
  lotus: (
    <>
      <circle className={rays} cx="150" cy="60" r="100" />
      <path className={pink} d="M150 122q-36-46 0-92 36 46 0 92z" />
      <path className={blush} d="M150 122q-46-30-18-84 36 24 18 84zM150 122q46-30 18-84-36 24-18 84z" />
      <path className={pink} d="M150 122q-62-6-64-60 54 6 64 60zM150 122q62-6 64-60-54 6-64 60z" />
      <path className={blush} d="M150 124q-58 16-94-30 54-14 94 30zM150 124q58 16 94-30-54-14-94 30z" />
      <Coin at="150 48" size={1.2} />
      <Star at="50 38" size={0.9} />
      <Star at="252 36" size={0.7} />
    </>
  ),
  football: (
    <>
      <path className={beam} d="M30 0h50l60 131h-50zM220 0h50l-60 131h-50z" />
      <path className={green} d="M0 122q150-36 300 0v9H0z" />
      <path className={chalk} d="M0 130q150-36 300 0" />
      <g transform="translate(150 62)">
        <circle className={white} r="46" />
        <path
          className={ink}
          d="m0-17 16 12-6 19h-20l-6-19zM0-46l13 9L0-28l-13-9zM44-14l1 17-13-7 1-15zM-44-14l-1 17 13-7-1-15zM27 37l-15 6 2-13 14-8zM-27 37l15 6-2-13-14-8z"
        />
        <path
          className={line}
          d="M0-28v11M16-5l16-6M10 14l11 11M-10 14l-11 11M-16-5l-16-6M13-37l19 19M-13-37l-19 19M31-4l-4 29M-31-4l4 29M13 30h-26"
        />
      </g>
    </>
  ),
  cards: (
    <>
      <circle className={rays} cx="150" cy="66" r="100" />
      <g transform="translate(118 64) rotate(-14)">
        <rect className={white} x="-31" y="-44" width="62" height="88" rx="9" />
        <path className={red} d="M0 22Q-22 4-22-8A11 11 0 0 1 0-13 11 11 0 0 1 22-8Q22 4 0 22z" />
      </g>
      <g transform="translate(174 62) rotate(10)">
        <rect className={white} x="-31" y="-44" width="62" height="88" rx="9" />
        <path className={ink} d="M0-24Q22-6 22 6A11 11 0 0 1 3 13q1 7 6 11H-9q5-4 6-11A11 11 0 0 1-22 6Q-22-6 0-24z" />
      </g>
      <Coin at="226 96" size={1.1} />
      <Star at="58 36" size={0.9} />
      <Star at="256 40" size={0.7} />
    </>
  ),
  balls: (
    <>
      <circle className={rays} cx="150" cy="66" r="100" />
      <Ball at="96 76" color={blue} digit="M3 8V-8L-6 3H7" />
      <Ball at="204 78" color={red} digit="M-5-4Q-4-8 0-8 5-8 5-4 5 0-6 8H6" />
      <Ball at="150 58" size={1.35} color={gold} digit="M-6-8H6L-2 8" />
      <Ball at="50 98" size={0.6} color={green} digit="m-3-5 4-3V8" />
      <Ball at="252 48" size={0.6} color={green} digit="M5-8H-4l-1 7Q5-3 5 3 4 8-5 7" />
      <Star at="56 38" size={0.9} />
      <Star at="250 100" size={0.6} />
    </>
  ),
};

interface GameArtProps {
  readonly code: string;
  readonly category: GameCategory;
}

/** The picture of a game without one from the operator. */
export function GameArt({ code, category }: GameArtProps) {
  const { scene, palette } = pickScene(code, category);
  return (
    <svg
      className={styles.scene}
      data-palette={palette}
      viewBox="0 0 300 131"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {scenes[scene]}
    </svg>
  );
}
