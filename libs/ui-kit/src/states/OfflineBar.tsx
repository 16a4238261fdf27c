import { OfflineIcon } from '../icons/icons.ts';
import styles from './OfflineBar.module.scss';

interface OfflineBarProps {
  readonly isOnline: boolean;
  readonly text: string;
}

/** Says on every screen that the device has no network. The live region stands from the start, so that it is heard. */
export function OfflineBar({ isOnline, text }: OfflineBarProps) {
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles['bar']}>
          <OfflineIcon aria-hidden="true" size={18} />
          {text}
        </p>
      )}
    </div>
  );
}
