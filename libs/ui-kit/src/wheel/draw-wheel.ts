import { splitWords } from '@wallet/domain';
import { fitLabel, type LabelPlace, lineHeight } from './fit-label.ts';
import type { SliceColors } from './use-wheel-picture.ts';

interface DrawnSlice extends SliceColors {
  readonly label: string;
}

interface WheelDrawing {
  /** The diameter in pixels of the canvas. */
  readonly size: number;
  readonly slices: readonly DrawnSlice[];
  /** The colour of the rim. */
  readonly rim: string;
  /** The font family of the labels. */
  readonly font: string;
  /** BCP 47 tag of the labels. */
  readonly language: string;
  /** How far the wheel is turned where it rests, in turns. There no label stands on its head. */
  readonly turns: number;
}

const fullTurn = Math.PI * 2;

/** With more slices than that, a label is longer along its slice than across it. */
const maxAcross = 8;

/** Converts any CSS colour to `#rrggbb`. Null if it is invalid or transparent. */
export function readColor(canvas: CanvasRenderingContext2D, color: unknown): string | null {
  if (typeof color !== 'string' || !CSS.supports('color', color)) return null;
  canvas.fillStyle = '#000000';
  canvas.fillStyle = color;
  return typeof canvas.fillStyle === 'string' && canvas.fillStyle.startsWith('#') ? canvas.fillStyle : null;
}

/** Draws the wheel unrotated: slice 0 begins at the top, the others follow clockwise. Rotation is left to CSS. */
export function drawWheel(canvas: CanvasRenderingContext2D, { size, slices, rim, font, language, turns }: WheelDrawing): void {
  const middle = size / 2;
  const radius = middle - size * 0.002;
  canvas.clearRect(0, 0, size, size);
  canvas.save();
  canvas.translate(middle, middle);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  for (const [index, { ground, ink, label }] of slices.entries()) {
    const angle = fullTurn / slices.length;
    const from = index * angle - fullTurn / 4;
    canvas.beginPath();
    canvas.moveTo(0, 0);
    canvas.arc(0, 0, radius, from, from + angle);
    canvas.closePath();
    canvas.fillStyle = ground;
    canvas.fill();
    canvas.strokeStyle = 'rgb(255 255 255 / 35%)';
    canvas.lineWidth = size * 0.004;
    canvas.stroke();

    const bisector = from + angle / 2;
    const resting = bisector + turns * fullTurn;
    const way = slices.length > maxAcross ? 'along' : 'across';
    // A little more than level, because angles are not exact.
    const isTurned = way === 'across' ? Math.sin(resting) > 0.01 : Math.cos(resting) < -0.01;
    canvas.save();
    canvas.fillStyle = ink;
    canvas.rotate(bisector + (way === 'across' ? fullTurn / 4 : 0) + (isTurned ? fullTurn / 2 : 0));
    // Between the button and the pointer.
    const place: LabelPlace = { inner: radius * 0.36, outer: radius * 0.85, rim: radius * 0.93, angle, way, isTurned };
    writeLabel(canvas, wordsOf(label, language), place, size * 0.048, font);
    canvas.restore();
  }
  drawRim(canvas, middle, slices.length, rim);
  canvas.restore();
}

/** The rim, with a light at each end and in the middle of each slice. */
function drawRim(canvas: CanvasRenderingContext2D, radius: number, sliceCount: number, color: string): void {
  const width = radius * 0.05;
  canvas.strokeStyle = color;
  canvas.lineWidth = width;
  canvas.beginPath();
  canvas.arc(0, 0, radius - width / 2, 0, fullTurn);
  canvas.stroke();
  canvas.fillStyle = '#ffffff';
  for (let light = 0; light < 2 * sliceCount; light += 1) {
    canvas.rotate(fullTurn / sliceCount / 2);
    canvas.beginPath();
    canvas.arc(0, -radius + width / 2, width * 0.3, 0, fullTurn);
    canvas.fill();
  }
}

/** The words of a label, with the signs after them. */
function wordsOf(label: string, language: string): readonly string[] {
  const words: string[] = [];
  for (const part of splitWords(label, language)) {
    if (words.length > 0 && /^[\p{P}\p{S}]+$/u.test(part)) words.push(`${words.pop() ?? ''}${part}`);
    else words.push(part);
  }
  return words;
}

function writeLabel(
  canvas: CanvasRenderingContext2D,
  words: readonly string[],
  place: LabelPlace,
  largestFont: number,
  font: string,
): void {
  canvas.font = `700 ${String(largestFont)}px ${font}`;
  const { lines, fontSize } = fitLabel(words, place, largestFont, (text) => canvas.measureText(text).width / largestFont);
  canvas.font = `700 ${String(fontSize)}px ${font}`;
  const height = fontSize * lineHeight;
  const widest = Math.max(...lines.map((line) => canvas.measureText(line).width));
  const way = place.isTurned ? -1 : 1;
  for (const [index, line] of lines.entries()) {
    if (place.way === 'across') {
      const fromRim = place.isTurned ? lines.length - 1 - index : index;
      canvas.fillText(line, 0, way * (-place.outer + (fromRim + 0.5) * height));
    } else {
      canvas.fillText(line, way * (place.outer - widest / 2), (index - (lines.length - 1) / 2) * height);
    }
  }
}
