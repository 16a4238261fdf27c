import { withoutBreakMarks } from '@wallet/domain';
import { SafeLink } from '../safe-link/SafeLink.tsx';
import styles from './Chat.module.scss';

export interface ChatButton {
  readonly title: string;
  /** Opens a URL, calls a number, or sends a message. */
  readonly kind: 'web' | 'call' | 'say';
  /** URL, number or message, from outside. */
  readonly payload: string;
}

interface ChatButtonsProps<Button> {
  readonly buttons: readonly Button[];
  readonly onReply: (button: Button) => void;
}

/** Buttons offered by support. */
export function ChatButtons<Button extends ChatButton>({ buttons, onReply }: ChatButtonsProps<Button>) {
  return (
    <ul className={styles.buttons}>
      {buttons.map((button, index) => (
        <li key={index}>
          {button.kind === 'say' ? (
            <button type="button" className={styles.button} onClick={() => onReply(button)}>
              {button.title}
            </button>
          ) : (
            <SafeLink
              href={button.kind === 'call' ? `tel:${button.payload.replace(/[^\d+]/g, '')}` : button.payload}
              className={styles.button ?? ''}
            >
              {button.title}
            </SafeLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface QuickRepliesProps<Reply> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly replies: readonly Reply[];
  readonly onReply: (reply: Reply) => void;
}

/** Suggested replies. */
export function QuickReplies<Reply extends Pick<ChatButton, 'title'>>({ label, replies, onReply }: QuickRepliesProps<Reply>) {
  return (
    <ul className={styles.replies} aria-label={withoutBreakMarks(label)}>
      {replies.map((reply, index) => (
        <li key={index}>
          <button type="button" className={styles.reply} onClick={() => onReply(reply)}>
            {reply.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
