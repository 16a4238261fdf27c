import { findBox, type Box } from './movie-boxes.ts';

/** Byte ranges of a track. */
export type Run = readonly [start: number, length: number];

/** How many table rows must be read to find a track's samples. */
export function countRows(movie: Buffer, track: Box): number {
  const tables = findBox(movie, track, ['mdia', 'minf', 'stbl']);
  if (tables === undefined) return 0;
  const count = (type: string, width: number, skipped = 0) => countOf(movie, findBox(movie, tables, [type]), width, skipped);
  return count('stsc', 12) + count('stco', 4) + count('co64', 8) + count('stsz', 4, 4) + count('stz2', 0.5, 4);
}

/** The positions of a track's samples, from three tables: chunk offsets, samples per chunk, and sizes. */
export function* sampleRuns(movie: Buffer, track: Box): Generator<Run> {
  const tables = findBox(movie, track, ['mdia', 'minf', 'stbl']);
  if (tables === undefined) return;
  const table = (type: string) => findBox(movie, tables, [type]);
  const sizeOf = sizeReader(movie, table('stsz'), table('stz2'));
  const groups = rows(movie, table('stsc'), 12, (at) => [movie.readUInt32BE(at), movie.readUInt32BE(at + 4)] as const);
  const places = [
    ...rows(movie, table('stco'), 4, (at) => movie.readUInt32BE(at)),
    ...rows(movie, table('co64'), 8, (at) => Number(movie.readBigUInt64BE(at))),
  ];
  let sample = 0;
  let group = 0;
  for (const [index, place] of places.entries()) {
    while ((groups[group + 1]?.[0] ?? Infinity) <= index + 1) group += 1;
    const count = groups[group]?.[1] ?? 0;
    yield [place, sizeOf(sample, count)];
    sample += count;
  }
}

/** Total size of consecutive samples. */
type SizeReader = (first: number, count: number) => number;

function sizeReader(movie: Buffer, sizes: Box | undefined, compact: Box | undefined): SizeReader {
  const common = sizes === undefined || sizes.content + 8 > sizes.end ? 0 : movie.readUInt32BE(sizes.content + 4);
  if (common > 0) return (_first, count) => common * count;
  const listed = compact === undefined ? rows(movie, sizes, 4, (at) => movie.readUInt32BE(at), 4) : compactSizes(movie, compact);
  return (first, count) => listed.slice(first, first + count).reduce((sum, size) => sum + size, 0);
}

/** Of 4, 8 or 16 bits. */
function compactSizes(movie: Buffer, sizes: Box): readonly number[] {
  const bits = movie[sizes.content + 7] ?? 0;
  if (bits === 16) return rows(movie, sizes, 2, (at) => movie.readUInt16BE(at), 4);
  const bytes = rows(movie, sizes, 1, (at) => movie[at] ?? 0, 4);
  return bits === 4 ? bytes.flatMap((byte) => [byte >> 4, byte & 15]) : bytes;
}

function rows<Row>(movie: Buffer, table: Box | undefined, width: number, read: (at: number) => Row, skipped = 0): readonly Row[] {
  const first = (table?.content ?? 0) + 8 + skipped;
  return Array.from({ length: countOf(movie, table, width, skipped) }, (_, index) => read(first + index * width));
}

/** Number of rows of a table, limited to the size of its box. */
function countOf(movie: Buffer, table: Box | undefined, width: number, skipped = 0): number {
  const first = (table?.content ?? 0) + 8 + skipped;
  if (table === undefined || first > table.end) return 0;
  return Math.min(movie.readUInt32BE(first - 4), Math.floor((table.end - first) / width));
}
