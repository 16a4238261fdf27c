import { numberFor } from './random.ts';
import { isRecord } from './ways.ts';

/** The names that answers give to the sandbox's own ids, for the calls that bring them back. */
export interface Aliases {
  /** Remembers what an answer's ids may be called in a run of this seed. */
  readonly learn: (response: unknown, seed: number) => void;
  /** Puts the sandbox's own ids where a call brings another name for them. */
  readonly resolve: (asked: unknown) => void;
}

/** Ids of answers that come back in a path or body. */
const returning = ['qrcodeId', 'reference'] as const;

export function createAliases(): Aliases {
  const meant = new Map<string, string>();

  const learn = (response: unknown, seed: number): void => {
    if (Array.isArray(response)) for (const entry of response) learn(entry, seed);
    if (!isRecord(response)) return;
    for (const name of returning) {
      const own = response[name];
      if (typeof own === 'string') meant.set(String(numberFor(seed, own)), own);
    }
    const { slice, name } = response;
    if (typeof slice === 'string') for (const alias of [numberFor(seed, slice), name]) meant.set(String(alias), slice);
    for (const held of Object.values(response)) learn(held, seed);
  };

  return {
    learn,
    resolve: (asked) => {
      if (!isRecord(asked)) return;
      for (const name of [...returning, 'coupon']) {
        const given = asked[name];
        const own = typeof given === 'string' || typeof given === 'number' ? meant.get(String(given)) : undefined;
        if (own !== undefined) (asked as Record<string, unknown>)[name] = own;
      }
    },
  };
}
