import type { AttemptLimits } from './attempt-limit.ts';
import { createVisitorLimit } from './visitor-limit.ts';
import { customerNetworkOf, sharesAtTarget } from './visitor-network.ts';

/** Limits attempts at one target, such as a member or a phone number. */
export interface TargetLimit {
  /** Counts one attempt of a visitor. 0 means allowed; otherwise the seconds to wait. */
  readonly take: (target: string, visitor: string) => Promise<number>;
  /** Clears a visitor's attempts after a success. */
  readonly forgetVisitor: (target: string, visitor: string) => Promise<void>;
  /** The visitor is the owner: clears everything, and for two weeks strangers' attempts cannot lock them out in their network. */
  readonly welcome: (target: string, visitor: string) => Promise<void>;
}

/** Far above the limit of one visitor, so that a stranger locks nobody out; low enough that many together cannot guess. */
const allFactor = 10;
/** Below 24 days, the longest timer. */
const welcomeMs = 14 * 24 * 3_600_000;

/** The limit per visitor, and a larger one for all visitors together. */
export function createTargetLimit(limits: AttemptLimits, name: string, perVisitor: number, windowMs: number): TargetLimit {
  const byVisitor = createVisitorLimit(limits, `${name}-visitor`, perVisitor, windowMs, sharesAtTarget);
  const byTarget = limits(`${name}-target`, perVisitor * allFactor, windowMs);
  const welcomed = limits(`${name}-welcome`, 1, welcomeMs);
  const homeOf = (target: string, visitor: string) => `${target} ${customerNetworkOf(visitor)}`;
  const forgetVisitor = (target: string, visitor: string) => byVisitor.forget(visitor, target);
  return {
    take: async (target, visitor) => {
      const waitSeconds = await byVisitor.take(visitor, { target });
      if (waitSeconds > 0 || (await welcomed.hasTaken(homeOf(target, visitor)))) return waitSeconds;
      return byTarget.take(target);
    },
    forgetVisitor,
    welcome: async (target, visitor) => {
      const home = homeOf(target, visitor);
      // Written again, so that the two weeks begin with the last time.
      await Promise.all([forgetVisitor(target, visitor), byTarget.forget(target), welcomed.forget(home)]);
      await welcomed.take(home);
    },
  };
}
