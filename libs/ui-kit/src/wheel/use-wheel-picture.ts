import { wheelSize } from '@wallet/domain';
import { type RefObject, useEffect } from 'react';
import { drawWheel, readColor } from './draw-wheel.ts';
import { contrast } from '../color/contrast.ts';

/** A slice as the operator describes it, from outside. */
export interface WheelSlice {
  readonly code: string;
  readonly label: string;
  readonly bgColor: unknown;
  readonly textColor: unknown;
}

/** While a window is resized, its size changes with every frame. */
const resizeRestMs = 500;

/**
 * Keeps the wheel's picture sharp: drawn in device pixels, and again when the window or the slices change. Where the wheel rests, at `turns`,
 * it is drawn again so that the labels stand upright.
 */
export function useWheelPicture(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  slices: readonly WheelSlice[],
  turns: RefObject<number | null>,
  isResting: boolean,
): void {
  useEffect(() => {
    let isUnmounted = false;
    // Another size while it turns leaves the labels as they are.
    const restTurns = turns.current ?? 0;
    const draw = () => {
      const canvas = canvasRef.current;
      const context = canvas?.getContext('2d');
      if (isUnmounted || !canvas || !context) return;
      const pixels = Math.round(wheelSize(window.innerWidth) * window.devicePixelRatio);
      canvas.width = pixels;
      canvas.height = pixels;
      const drawnSlices = slices.map(({ label, bgColor, textColor }, index) => ({
        label,
        ...sliceColors({ ground: bgColor, ink: textColor }, index, (color) => readColor(context, color)),
      }));
      const style = getComputedStyle(canvas);
      drawWheel(context, {
        size: pixels,
        slices: drawnSlices,
        font: style.fontFamily,
        rim: style.getPropertyValue('--color-brand-mark'),
        language: document.documentElement.lang,
        turns: restTurns,
      });
    };
    draw();
    // Text in a font that has not loaded is drawn in another one.
    void document.fonts.ready.then(draw);

    let timer: ReturnType<typeof setTimeout>;
    const resize = () => {
      clearTimeout(timer);
      timer = setTimeout(draw, resizeRestMs);
    };
    window.addEventListener('resize', resize);
    // Another screen may have a different pixel density.
    const sameResolution = matchMedia(`(resolution: ${String(window.devicePixelRatio)}dppx)`);
    sameResolution.addEventListener('change', resize);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      window.removeEventListener('resize', resize);
      sameResolution.removeEventListener('change', resize);
    };
  }, [canvasRef, slices, turns, isResting]);
}

/** Colours as `#rrggbb`. */
export interface SliceColors {
  readonly ground: string;
  readonly ink: string;
}

/** Default colours of slices: navy, cream, red and gold, so that neighbours differ. */
const presets: readonly SliceColors[] = [
  { ground: '#173a6b', ink: '#ffffff' },
  { ground: '#fdf1d4', ink: '#1c1402' },
  { ground: '#b01e2f', ink: '#ffffff' },
  { ground: '#f2c14e', ink: '#1c1402' },
];

/** Labels are small on a wheel with many slices. */
const minContrast = 4.5;

/**
 * The colours of a slice: the operator's, if they are valid and the label is readable. `read` converts any CSS colour
 * to `#rrggbb`, or returns null.
 */
export function sliceColors(
  request: { readonly ground: unknown; readonly ink: unknown },
  index: number,
  read: (color: unknown) => string | null,
): SliceColors {
  const preset = presets[index % presets.length] ?? { ground: '#173a6b', ink: '#ffffff' };
  const ground = read(request.ground);
  if (ground === null) return preset;
  const ink = read(request.ink);
  if (ink !== null && contrast(ink, ground) >= minContrast) return { ground, ink };
  return { ground, ink: contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000' };
}
