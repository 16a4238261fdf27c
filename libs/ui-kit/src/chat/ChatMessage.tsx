import type { Delivery } from '@wallet/domain';
import type { ReactNode } from 'react';
import { DoneIcon, ErrorIcon, ProgressIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Chat.module.scss';

const icons = { uploading_file: ProgressIcon, sending: ProgressIcon, failed: ErrorIcon, succeed: DoneIcon };

interface ChatMessageProps {
  readonly from: 'member' | 'support';
  /** Who speaks, for who cannot see at which side it stands. */
  readonly speaker: string;
  /** When, as it is shown. */
  readonly time: string;
  /** How far a message of one's own has come, with the word for it. */
  readonly delivery?: { readonly state: Delivery; readonly text: string };
  /** What can be done about one that failed. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One message: at the right one's own, at the left those of the support. */
export function ChatMessage({ from, speaker, time, delivery, actions, children }: ChatMessageProps) {
  const Icon = delivery && icons[delivery.state];
  return (
    <article className={styles['message']} data-from={from}>
      <VisuallyHidden>{speaker}</VisuallyHidden>
      <div className={styles['bubble']}>{children}</div>
      <p className={styles['about']} data-state={delivery?.state}>
        <time>{time}</time>
        {Icon && (
          <span className={styles['delivery']}>
            <Icon aria-hidden="true" size={14} />
            {delivery.text}
          </span>
        )}
      </p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </article>
  );
}
