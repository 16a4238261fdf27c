import type { AttemptLimits } from './attempt-limit.ts';
import { createVisitorLimit } from './visitor-limit.ts';
import { customerNetworkOf, sharesAtTarget } from './visitor-network.ts';

/** Of what many may try at one target, such as a member or a phone. */
export interface TargetLimit {
  /** Counts one attempt of a visitor. 0: go on; otherwise the seconds to wait. */
  readonly take: (target: string, visitor: string) => Promise<number>;
  /** Forgets what a visitor tried: the last one was good. */
  readonly forgetVisitor: (target: string, visitor: string) => Promise<void>;
  /** The visitor is its owner: all is forgotten, and for two weeks no stranger's attempts keep them out in their network. */
  readonly welcome: (target: string, visitor: string) => Promise<void>;
}

/** Far above what one visitor may do, so that a stranger keeps nobody out; low enough that many together guess nothing. */
const allFactor = 10;
/** Shorter than the longest timer there is, 24 days, with which a limit in memory ends. */
const welcomeMs = 14 * 24 * 3_600_000;

/** So many attempts at a target for each visitor, and more for all visitors together. */
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
