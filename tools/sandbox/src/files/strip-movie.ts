import { findBox, readBoxes, type Box } from './movie-boxes.ts';
import { maxBoxes, maxRows, maxTracks } from './max-parts.ts';
import { countRows, sampleRuns } from './movie-samples.ts';

/** What a film is made of, by what it is in; `file` is the whole. Place, words, time and device are in other boxes. */
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
 * An MP4 or QuickTime film without what its camera wrote beside picture and sound. Everything keeps its place, since tables
 * name places: what goes becomes empty room. null for a film that cannot be freed of it.
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
  // Fragments say by themselves where their samples stand.
  const isFragmented = boxes.some(({ type }) => type === 'moof');
  if (others.length > 0 && (isFragmented || !emptySamples(movie, others))) return null;
  for (const track of others) empty(movie, track);
  clean(movie, file);
  return movie.subarray(0, last.end);
}

/** Counts no further than it takes to know that there are too many. */
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

/** Samples do not overlap: tables by which they were longer than the film are none. */
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
  // What nobody can read on.
  movie.fill(0, boxes.at(-1)?.end ?? parent.content, parent.end);
}

function empty(movie: Buffer, { start, content, end }: Box): void {
  movie.write('free', start + 4, 'latin1');
  movie.fill(0, content, end);
}

/** When it was made and changed, in 32 bits or, by its version, in 64. */
function emptyTimes(movie: Buffer, { content, end }: Box): void {
  const times = content + 4;
  movie.fill(0, Math.min(times, end), Math.min(times + (movie[content] === 1 ? 16 : 8), end));
}
