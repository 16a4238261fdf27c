import { noticesAt } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Notice } from '@wallet/ui-kit';
import { useSyncExternalStore } from 'react';
import { useNow } from '../queries/use-now.ts';
import { useApp } from '../store/app-context.ts';
import { useIsHydrated } from './ClientOnly.tsx';
import styles from './OperatorNotices.module.scss';

const lookEveryMs = 30_000;

/** The notices of the operator that are shown now. */
export function OperatorNotices() {
  const { notices: board } = useApp();
  const { language } = useText('common');
  const isHydrated = useIsHydrated();
  const all = useSyncExternalStore(board.subscribe, board.current, board.current);
  const now = useNow(lookEveryMs);
  // The prerendered page does not know the time.
  const shown = isHydrated ? noticesAt(all, now) : all.filter(({ from, to }) => from === null && to === null);
  if (shown.length === 0) return null;
  return (
    <div className={styles.notices}>
      {shown.map(({ severity, text }) => (
        <Notice key={text[language]} variant={severity === 'info' ? 'info' : 'warning'}>
          {text[language]}
        </Notice>
      ))}
    </div>
  );
}
