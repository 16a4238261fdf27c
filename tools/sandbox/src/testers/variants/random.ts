/** Seeds are whole numbers from 0 to this one. */
export const largestSeed = 2 ** 32 - 1;

/** Chance that can be repeated: the same seed and place give the same choices. */
export interface Random {
  readonly seed: number;
  readonly pick: <Choice>(choices: readonly Choice[]) => Choice;
  /** True once in so many times. */
  readonly onceIn: (times: number) => boolean;
  readonly shuffle: <Entry>(entries: readonly Entry[]) => Entry[];
  /** The chance of one thing, which is the same in every answer of a run. */
  readonly settled: (name: string) => Random;
}

/** The chance of one place within one run: a call and how often it was asked, or a field of which all is settled. */
export function createRandom(seed: number, place: string): Random {
  let state = hash(`${String(seed)} ${place}`);
  /** Mulberry32: short, and even enough for choices. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 up to, not including, the limit. */
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    seed,
    pick: (choices) => {
      if (choices.length === 0) throw new RangeError('there is nothing to pick from');
      return choices[below(choices.length)] as (typeof choices)[number];
    },
    onceIn: (times) => below(times) === 0,
    shuffle: (entries) => {
      const shuffled = [...entries];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other] as (typeof entries)[number], shuffled[last] as (typeof entries)[number]];
      }
      return shuffled;
    },
    settled: (name) => createRandom(seed, name),
  };
}

/** FNV-1a over the text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The number under which an id goes where ids are numbers: exact in JSON, and the same each time. */
export function numberFor(seed: number, id: string): number {
  return 10 ** 14 + hash(`${String(seed)} ${id}`) * 10 ** 4 + (hash(id) % 10 ** 4);
}
