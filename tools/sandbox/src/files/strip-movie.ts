import { findBox, readBoxes, type Box } from './movie-boxes.ts';
import { maxBoxes, maxRows, maxTracks } from './max-parts.ts';
import { countRows, sampleRuns } from './movie-samples.ts';

/** Required boxes by parent; `file` is the whole file. Place, texts, time and device are in other boxes. */
const allowedBoxes: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'tapt', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'],
};
const allowedTracks: ReadonlySet<string> = new Set(['vide', 'soun']);
const headers: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);

/**
 * Removes the metadata of an MP4 or QuickTime video. All data keeps its position, because tables contain positions:
 * removed boxes become free space. Null if it cannot be removed completely.
 */
export function stripMovie(original: Buffer): Buffer | null {
  const movie = Buffer.from(original);
  const file: Box = { type: 'file', start: 0, content: 0, end: movie.length };
  const boxes = readBoxes(movie, 0, movie.length);
  const last = boxes.at(-1);
  if (last === undefined || countBoxes(movie, file) > maxBoxes) return null;
  const within = (parents: readonly Box[], type: string) =>
    parents.flatMap((parent) => readBoxes(movie, parent.content, parent.end)).filter((box) => box.type === type);
  const tracks = within(within([file], 'moov'), 'trak');
  if (tracks.length > maxTracks) return null;
  const others = tracks.filter((track) => !isPictureOrSound(movie, track));
  if (others.reduce((sum, track) => sum + countRows(movie, track), 0) > maxRows) return null;
  // Fragments contain the positions of their own samples.
  const isFragmented = boxes.some(({ type }) => type === 'moof');
  if (others.length > 0 && (isFragmented || !emptySamples(movie, others))) return null;
  for (const track of others) empty(movie, track);
  clean(movie, file);
  return movie.subarray(0, last.end);
}

/** Stops counting when the limit is reached. */
function countBoxes(movie: Buffer, parent: Box): number {
  const boxes = readBoxes(movie, parent.content, parent.end);
  let count = boxes.length;
  for (const box of boxes) {
    if (count > maxBoxes) break;
    if (box.type in allowedBoxes || box.type === 'stbl') count += countBoxes(movie, box);
  }
  return count;
}

function isPictureOrSound(movie: Buffer, track: Box): boolean {
  const handler = findBox(movie, track, ['mdia', 'hdlr']);
  return handler !== undefined && allowedTracks.has(movie.toString('latin1', handler.content + 8, handler.content + 12));
}

/** Samples do not overlap: tables that describe more data than the file has are invalid. */
function emptySamples(movie: Buffer, tracks: readonly Box[]): boolean {
  let left = movie.length;
  for (const track of tracks) {
    for (const [start, length] of sampleRuns(movie, track)) {
      left -= length;
      if (left < 0) return false;
      movie.fill(0, Math.min(start, movie.length), Math.min(start + length, movie.length));
    }
  }
  return true;
}

function clean(movie: Buffer, parent: Box): void {
  const boxes = readBoxes(movie, parent.content, parent.end);
  for (const box of boxes) {
    if (!allowedBoxes[parent.type]?.includes(box.type)) empty(movie, box);
    else if (headers.has(box.type)) emptyTimes(movie, box);
    else if (box.type === 'hdlr') movie.fill(0, Math.min(box.content + 24, box.end), box.end);
    else if (box.type in allowedBoxes) clean(movie, box);
  }
  // Unreadable from here on.
  movie.fill(0, boxes.at(-1)?.end ?? parent.content, parent.end);
}

function empty(movie: Buffer, { start, content, end }: Box): void {
  movie.write('free', start + 4, 'latin1');
  movie.fill(0, content, end);
}

/** Creation and modification time, in 32 or 64 bits depending on the version. */
function emptyTimes(movie: Buffer, { content, end }: Box): void {
  const times = content + 4;
  movie.fill(0, Math.min(times, end), Math.min(times + (movie[content] === 1 ? 16 : 8), end));
}
