import { networksOf, sharesOfMany } from './visitor-network.ts';

export interface LineCount {
  readonly hasRoom: (from: string) => boolean;
  readonly open: (from: string) => void;
  readonly close: (from: string) => void;
}

/** Counts open connections per visitor and per network. Not a rate limit. */
export function createLineCount(perVisitor: number): LineCount {
  const lines = new Map<string, number>();
  const add = (from: string, change: 1 | -1) => {
    for (const network of networksOf(from)) {
      const left = (lines.get(network) ?? 0) + change;
      if (left > 0) lines.set(network, left);
      else lines.delete(network);
    }
  };
  return {
    hasRoom: (from) => networksOf(from).every((network, level) => (lines.get(network) ?? 0) < perVisitor * (sharesOfMany[level] ?? 1)),
    open: (from) => {
      add(from, 1);
    },
    close: (from) => {
      add(from, -1);
    },
  };
}
