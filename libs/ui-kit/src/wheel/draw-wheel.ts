import { splitGraphemes } from '@wallet/domain';
import type { SliceColors } from './slice-colors.ts';

export interface DrawnSlice extends SliceColors {
  readonly label: string;
}

const fullTurn = Math.PI * 2;
const maxLetters = 16;

/** Converts any CSS colour to `#rrggbb`. Null if it is invalid or transparent. */
export function readColor(canvas: CanvasRenderingContext2D, color: unknown): string | null {
  if (typeof color !== 'string' || !CSS.supports('color', color)) return null;
  canvas.fillStyle = '#000000';
  canvas.fillStyle = color;
  return typeof canvas.fillStyle === 'string' && canvas.fillStyle.startsWith('#') ? canvas.fillStyle : null;
}

/**
 * Draws the wheel once, unrotated: slice 0 begins at the top, the others follow clockwise. Rotation is left to CSS.
 * `size` is the diameter in canvas pixels.
 */
export function drawWheel(canvas: CanvasRenderingContext2D, size: number, slices: readonly DrawnSlice[], font: string): void {
  const middle = size / 2;
  const radius = middle - size * 0.01;
  canvas.clearRect(0, 0, size, size);
  canvas.save();
  canvas.translate(middle, middle);
  for (const [index, { ground, ink, label }] of slices.entries()) {
    const from = (index / slices.length) * fullTurn - fullTurn / 4;
    const to = from + fullTurn / slices.length;
    canvas.beginPath();
    canvas.moveTo(0, 0);
    canvas.arc(0, 0, radius, from, to);
    canvas.closePath();
    canvas.fillStyle = ground;
    canvas.fill();
    canvas.strokeStyle = 'rgb(255 255 255 / 35%)';
    canvas.lineWidth = size * 0.004;
    canvas.stroke();

    canvas.save();
    canvas.rotate((from + to) / 2);
    canvas.fillStyle = ink;
    canvas.textAlign = 'right';
    canvas.textBaseline = 'middle';
    // Below the rim, where the pointer is.
    writeLabel(canvas, label, radius * 0.79, radius * 0.48, (size * 1.6) / Math.max(slices.length, 8) / 4, font);
    canvas.restore();
  }
  canvas.restore();
}

/** Draws a label from the rim inwards, as large as it fits. */
function writeLabel(
  canvas: CanvasRenderingContext2D,
  label: string,
  rightEdge: number,
  maxWidth: number,
  maxFontSize: number,
  font: string,
): void {
  const text = shorten(label);
  canvas.font = `700 ${String(maxFontSize)}px ${font}`;
  const width = canvas.measureText(text).width;
  if (width > maxWidth) canvas.font = `700 ${String((maxFontSize * maxWidth) / width)}px ${font}`;
  canvas.fillText(text, rightEdge, 0);
}

/** Truncates between graphemes, so that no vowel or tone mark loses its letter. */
function shorten(label: string): string {
  const graphemes = splitGraphemes(label);
  return graphemes.length <= maxLetters ? label : `${graphemes.slice(0, maxLetters - 1).join('')}…`;
}
