import { withoutBreakMarks } from '@wallet/domain';
import styles from './Chat.module.scss';

interface QuickRepliesProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly replies: readonly { readonly title: string; readonly payload: string }[];
  readonly disabled?: boolean;
  readonly onReply: (reply: { readonly title: string; readonly payload: string }) => void;
}

/** Suggested replies. */
export function QuickReplies({ label, replies, disabled, onReply }: QuickRepliesProps) {
  return (
    <ul className={styles.replies} aria-label={withoutBreakMarks(label)}>
      {replies.map((reply, index) => (
        <li key={index}>
          <button type="button" className={styles.reply} disabled={disabled} onClick={() => onReply(reply)}>
            {reply.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
