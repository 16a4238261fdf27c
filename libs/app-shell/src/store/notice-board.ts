import type { OperatorNotice } from '@wallet/domain';

/** The notices of the operator. They change while pages are open. */
export interface NoticeBoard {
  readonly current: () => readonly OperatorNotice[];
  readonly replace: (notices: readonly OperatorNotice[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createNoticeBoard(notices: readonly OperatorNotice[] = []): NoticeBoard {
  let current = notices;
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    replace: (next) => {
      if (JSON.stringify(next) === JSON.stringify(current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
