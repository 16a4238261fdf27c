/** A clock that testers can advance. */
export interface Clock {
  readonly now: () => Date;
  /** How far it is ahead of real time. */
  readonly aheadMs: () => number;
  readonly forward: (ms: number) => void;
  /** Resets it to real time. */
  readonly reset: () => void;
}

export function createClock(realNow: () => Date): Clock {
  let aheadMs = 0;
  return {
    now: () => new Date(realNow().getTime() + aheadMs),
    aheadMs: () => aheadMs,
    forward: (ms) => {
      aheadMs += ms;
    },
    reset: () => {
      aheadMs = 0;
    },
  };
}
