import type { Delivery } from '@wallet/domain';
import type { ReactNode } from 'react';
import { DoneIcon, ErrorIcon, ProgressIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Chat.module.scss';

const icons = { uploading_file: ProgressIcon, sending: ProgressIcon, failed: ErrorIcon, succeed: DoneIcon };

interface ChatMessageProps {
  readonly from: 'member' | 'support';
  /** Spoken name of the sender, which is otherwise shown by the position. */
  readonly speaker: string;
  /** Formatted time. Null if the next message of the same sender shows the same: neither time nor delivery is shown then. */
  readonly time: string | null;
  /** Delivery state of an own message. */
  readonly delivery?: { readonly state: Delivery; readonly text: string };
  /** Actions for a message that failed. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One message: own ones on the right, those of support on the left. */
export function ChatMessage({ from, speaker, time, delivery, actions, children }: ChatMessageProps) {
  const Icon = delivery && icons[delivery.state];
  return (
    <article className={styles.message} data-from={from} data-followed={time === null}>
      <VisuallyHidden>{speaker}</VisuallyHidden>
      <div className={styles.bubble}>{children}</div>
      {time !== null && (
        <p className={styles.about} data-state={delivery?.state}>
          <time>{time}</time>
          {Icon && (
            <span className={styles.delivery}>
              <Icon aria-hidden="true" size={14} />
              <span>{delivery.text}</span>
            </span>
          )}
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
