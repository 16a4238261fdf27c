import type { AttemptLimits } from './attempt-limit.ts';
import { networkOf } from './visitor-network.ts';

/** Of what many may try at one target, such as a member or a phone. */
export interface TargetLimit {
  /** Counts one attempt of a visitor. 0: go on; otherwise the seconds to wait. */
  readonly take: (target: string, visitor: string) => Promise<number>;
  /** Forgets what a visitor tried: the last one was good. */
  readonly forgetVisitor: (target: string, visitor: string) => Promise<void>;
  readonly forgetTarget: (target: string) => Promise<void>;
}

/** Of the same customer, as far as anybody can tell from outside. */
const networkFactor = 2;
/** Far above what one visitor may do, so that a stranger keeps nobody out; low enough that many together guess nothing. */
const allFactor = 10;

/** So many attempts at a target for each visitor, and more for all visitors together. */
export function createTargetLimit(limits: AttemptLimits, name: string, perVisitor: number, windowMs: number): TargetLimit {
  const byVisitor = limits(`${name}-visitor`, perVisitor, windowMs);
  const byNetwork = limits(`${name}-network`, perVisitor * networkFactor, windowMs);
  const byTarget = limits(`${name}-target`, perVisitor * allFactor, windowMs);
  return {
    take: async (target, visitor) =>
      (await byVisitor.take(`${target} ${visitor}`)) || (await byNetwork.take(`${target} ${networkOf(visitor)}`)) || (await byTarget.take(target)),
    forgetVisitor: async (target, visitor) => {
      await Promise.all([byVisitor.forget(`${target} ${visitor}`), byNetwork.forget(`${target} ${networkOf(visitor)}`)]);
    },
    forgetTarget: (target) => byTarget.forget(target),
  };
}
