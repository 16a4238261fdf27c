import { OfflineIcon } from '../icons/icons.ts';
import styles from './OfflineBar.module.scss';

interface OfflineBarProps {
  readonly isOnline: boolean;
  readonly text: string;
}

/** Says on every screen that the device is offline. The live region is always rendered, so that it is announced. */
export function OfflineBar({ isOnline, text }: OfflineBarProps) {
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <OfflineIcon aria-hidden="true" size={18} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
