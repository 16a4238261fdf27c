import styles from './Chat.module.scss';

interface QuickRepliesProps {
  /** Names the group. */
  readonly label: string;
  readonly replies: readonly { readonly title: string; readonly payload: string }[];
  readonly disabled?: boolean;
  readonly onReply: (reply: { readonly title: string; readonly payload: string }) => void;
}

/** Answers to choose from instead of writing one. */
export function QuickReplies({ label, replies, disabled, onReply }: QuickRepliesProps) {
  return (
    <ul className={styles['replies']} aria-label={label}>
      {replies.map((reply, index) => (
        <li key={index}>
          <button type="button" className={styles['reply']} disabled={disabled} onClick={() => onReply(reply)}>
            {reply.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
