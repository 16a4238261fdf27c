import { withoutBreakMarks } from '@wallet/domain';
import { SafeLink } from '../safe-link/SafeLink.tsx';
import styles from './Chat.module.scss';
import { PicturesOnRequest } from '../data-saver/PicturesOnRequest.tsx';
import { SafeImage } from '../safe-link/SafeImage.tsx';

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

interface ChatCardsProps<Button> {
  /** Accessible name of the row. */
  readonly label: string;
  readonly cards: readonly {
    readonly image: string | null;
    readonly title: string;
    readonly subtitle: string;
    readonly buttons: readonly Button[];
  }[];
  readonly onReply: (button: Button) => void;
}

/** A row of cards that scrolls horizontally. The arrow keys move it when it has focus. */
export function ChatCards<Button extends ChatButton>({ label, cards, onReply }: ChatCardsProps<Button>) {
  return (
    <PicturesOnRequest sources={cards.map(({ image }) => image)}>
      <ul className={styles.cards} aria-label={withoutBreakMarks(label)} tabIndex={0}>
        {cards.map(({ image, title, subtitle, buttons }, index) => (
          <li key={index} className={styles.card}>
            <SafeImage src={image} alt="" className={styles.cover ?? ''} />
            <p className={styles.title}>{title}</p>
            <p className={styles.subtitle}>{subtitle}</p>
            {buttons.length > 0 && <ChatButtons buttons={buttons} onReply={onReply} />}
          </li>
        ))}
      </ul>
    </PicturesOnRequest>
  );
}
