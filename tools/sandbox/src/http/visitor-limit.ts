import type { AttemptLimits } from './attempt-limit.ts';
import { networksOf, sharesOfMany } from './visitor-network.ts';

interface Attempt {
  readonly amount?: number;
  /** The target that is counted separately. */
  readonly target?: string;
}

export interface VisitorLimit {
  /** Counts one attempt of a visitor, or several units. 0 means allowed; otherwise the seconds to wait. */
  readonly take: (visitor: string, attempt?: Attempt) => Promise<number>;
  /** Clears a visitor's attempts at a target after a success. */
  readonly forget: (visitor: string, target: string) => Promise<void>;
}

/** The limit per visitor, and larger ones for the networks around them. */
export function createVisitorLimit(
  limits: AttemptLimits,
  name: string,
  perVisitor: number,
  windowMs: number,
  shares = sharesOfMany,
): VisitorLimit {
  const levels = shares.map((share, level) => limits(`${name}-${String(level)}`, perVisitor * share, windowMs));
  const counted = (visitor: string, target: string) => {
    const keys = networksOf(visitor).map((network) => `${target} ${network}`);
    return levels.flatMap((limit, level) => (keys[level] === undefined ? [] : [{ limit, key: keys[level] }]));
  };
  return {
    take: async (visitor, { amount, target = '' } = {}) => {
      // The own address first: a flood leaves the neighbours their share.
      for (const { limit, key } of counted(visitor, target)) {
        const waitSeconds = await limit.take(key, amount);
        if (waitSeconds > 0) return waitSeconds;
      }
      return 0;
    },
    forget: async (visitor, target) => {
      await Promise.all(counted(visitor, target).map(({ limit, key }) => limit.forget(key)));
    },
  };
}
