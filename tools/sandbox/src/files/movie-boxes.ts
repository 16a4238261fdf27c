import { maxParts } from './max-parts.ts';

/** A box of an MP4 or QuickTime file: its type and positions. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/** The consecutive boxes between two positions, up to the first unreadable one. */
export function readBoxes(movie: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to && boxes.length < maxParts) {
    const size = movie.readUInt32BE(at);
    const content = at + (size === 1 ? 16 : 8);
    if (content > to) break;
    // Size 0 means up to the end.
    const end = size === 0 ? to : at + (size === 1 ? Number(movie.readBigUInt64BE(at + 8)) : size);
    if (end < content) break;
    // A truncated video still plays.
    boxes.push({ type: movie.toString('latin1', at + 4, at + 8), start: at, content, end: Math.min(end, to) });
    at = end;
  }
  return boxes;
}

/** The first box at a path of types. */
export function findBox(movie: Buffer, within: Box, [type, ...rest]: readonly string[]): Box | undefined {
  const found = readBoxes(movie, within.content, within.end).find((box) => box.type === type);
  return found === undefined || rest.length === 0 ? found : findBox(movie, found, rest);
}
