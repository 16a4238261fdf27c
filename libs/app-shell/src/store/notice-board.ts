import { createObservable } from './observable.ts';
import type { OperatorNotice } from '@wallet/domain';

/** The notices of the operator. They change while pages are open. */
export interface NoticeBoard {
  readonly current: () => readonly OperatorNotice[];
  readonly replace: (notices: readonly OperatorNotice[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createNoticeBoard(notices: readonly OperatorNotice[] = []): NoticeBoard {
  let current = notices;
  const changes = createObservable();
  return {
    current: () => current,
    replace: (next) => {
      if (JSON.stringify(next) === JSON.stringify(current)) return;
      current = next;
      changes.notify();
    },
    subscribe: changes.subscribe,
  };
}
