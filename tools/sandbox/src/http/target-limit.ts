import type { AttemptLimits } from './attempt-limit.ts';

/** Limits attempts at one target, such as a member or a phone number. */
export interface TargetLimit {
  /** Counts one attempt of a visitor. 0 means allowed; otherwise the seconds to wait. */
  readonly take: (target: string, visitor: string) => Promise<number>;
  /** Clears a visitor's attempts after a success. */
  readonly forget: (target: string, visitor: string) => Promise<void>;
}

/** Far above the limit of one visitor, so that a stranger locks nobody out; low enough that many together cannot guess. */
const allFactor = 10;

/** The limit per visitor, and a larger one for all visitors together. */
export function createTargetLimit(limits: AttemptLimits, name: string, perVisitor: number, windowMs: number): TargetLimit {
  const byVisitor = limits(`${name}-visitor`, perVisitor, windowMs);
  const byTarget = limits(`${name}-target`, perVisitor * allFactor, windowMs);
  const keyOf = (target: string, visitor: string) => `${target} ${visitor}`;
  return {
    take: async (target, visitor) => (await byVisitor.take(keyOf(target, visitor))) || byTarget.take(target),
    forget: (target, visitor) => byVisitor.forget(keyOf(target, visitor)),
  };
}
