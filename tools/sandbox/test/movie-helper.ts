/** Builds the smallest MP4 files that are still valid. */
export const words = (text: string) => Buffer.from(text, 'latin1');

/** Each number in 32 bits. */
export function numbers(...values: readonly number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])));
}

/** The header of a full box: a version, and no flags. */
export const full = (version: number) => numbers(version << 24);

export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([numbers(body.length + 8), words(type), body]);
}

interface NewTrack {
  readonly handler: string;
  readonly samples: readonly string[];
  /** The name of the program that wrote the track. */
  readonly name?: string;
  /** The format of the sample sizes; by default each in 32 bits. */
  readonly table?: 'common' | 16 | 8;
  readonly aside?: readonly Buffer[];
  readonly inMedium?: readonly Buffer[];
  /** Wrong numbers: more chunks than there are, and another sample size. */
  readonly chunks?: number;
  readonly size?: number;
}

export interface NewMovie {
  readonly tracks: readonly NewTrack[];
  readonly time?: number;
  readonly aside?: readonly Buffer[];
  readonly after?: readonly Buffer[];
  /** Offsets and times in 64 bits. */
  readonly isLong?: boolean;
}

/** The samples come first, in two chunks for each track. */
export function movie({ tracks, time = 0, aside = [], after = [], isLong = false }: NewMovie): Buffer {
  const start = box('ftyp', words('isom'), full(0));
  let at = start.length + 8;
  const placed = tracks.map((one) => {
    const first = at;
    at += one.samples.join('').length;
    return track(one, [first, first + (one.samples[0] ?? '').length], time, isLong);
  });
  const times = isLong ? numbers(0, time, 0, time) : numbers(time, time);
  const header = box('moov', box('mvhd', full(isLong ? 1 : 0), times, Buffer.alloc(80)), ...placed, ...aside);
  return Buffer.concat([start, box('mdat', words(tracks.flatMap(({ samples }) => samples).join(''))), header, ...after]);
}

/** The first chunk contains the first sample, the second chunk all others. */
function track(one: NewTrack, places: readonly [number, number], time: number, isLong: boolean): Buffer {
  const { handler, samples, name = '', aside = [], inMedium = [], chunks = 2 } = one;
  const starts = Array.from({ length: chunks }, (_, index) => places[index === 0 ? 0 : 1]);
  const tables = box(
    'stbl',
    box('stsd', full(0)),
    box('stsc', full(0), numbers(2, 1, 1, 1, 2, samples.length - 1, 1)),
    sizes(one),
    isLong
      ? box('co64', full(0), numbers(chunks, ...starts.flatMap((start) => [0, start])))
      : box('stco', full(0), numbers(chunks, ...starts)),
  );
  const medium = box(
    'mdia',
    box('mdhd', full(0), numbers(time, time)),
    box('hdlr', full(0), words(`mhlr${handler}`), Buffer.alloc(12), words(`${name}\0`)),
    box('minf', tables),
    ...inMedium,
  );
  return box('trak', box('tkhd', full(0), numbers(time, time), Buffer.alloc(72)), medium, ...aside);
}

function sizes({ samples, table, size }: NewTrack): Buffer {
  const lengths = samples.map(({ length }) => length);
  const count = numbers(samples.length);
  if (table === 'common') return box('stsz', full(0), numbers(size ?? lengths[0] ?? 0), count);
  if (table === undefined) return box('stsz', full(0), numbers(0), count, numbers(...lengths));
  return box(
    'stz2',
    full(0),
    numbers(table),
    count,
    Buffer.from(lengths.flatMap((length) => (table === 16 ? [length >> 8, length & 255] : [length]))),
  );
}
