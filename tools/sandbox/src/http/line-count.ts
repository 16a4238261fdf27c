export interface LineCount {
  readonly hasRoom: (from: string) => boolean;
  readonly open: (from: string) => void;
  readonly close: (from: string) => void;
}

/** Counts the open connections of each visitor. Not a rate limit. */
export function createLineCount(perVisitor: number): LineCount {
  const lines = new Map<string, number>();
  const add = (from: string, change: 1 | -1) => {
    const left = (lines.get(from) ?? 0) + change;
    if (left > 0) lines.set(from, left);
    else lines.delete(from);
  };
  return {
    hasRoom: (from) => (lines.get(from) ?? 0) < perVisitor,
    open: (from) => {
      add(from, 1);
    },
    close: (from) => {
      add(from, -1);
    },
  };
}
