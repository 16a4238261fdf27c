export interface LeakyBucket {
  /** Takes one in, where there is room. */
  readonly hasRoom: () => boolean;
}

/** Holds four seconds' worth, so that a client that comes back may ask for all its rooms at once. */
const heldSeconds = 4;

/** Lets so many a second through on average. */
export function createLeakyBucket(perSecond: number, now: () => Date): LeakyBucket {
  const size = perSecond * heldSeconds;
  let held = 0;
  let lookedAt = now().getTime();
  return {
    hasRoom: () => {
      const at = now().getTime();
      held = Math.max(0, held - (Math.max(0, at - lookedAt) / 1000) * perSecond);
      lookedAt = at;
      if (held + 1 > size) return false;
      held += 1;
      return true;
    },
  };
}
