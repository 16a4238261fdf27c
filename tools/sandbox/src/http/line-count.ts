export interface LineCount {
  readonly hasRoom: (from: string) => boolean;
  readonly open: (from: string) => void;
  readonly close: (from: string) => void;
}

/** How many lines are open from each address, of which there may be so many. */
export function createLineCount(most: number): LineCount {
  const lines = new Map<string, number>();
  return {
    hasRoom: (from) => (lines.get(from) ?? 0) < most,
    open: (from) => {
      lines.set(from, (lines.get(from) ?? 0) + 1);
    },
    close: (from) => {
      const left = (lines.get(from) ?? 1) - 1;
      if (left > 0) lines.set(from, left);
      else lines.delete(from);
    },
  };
}
