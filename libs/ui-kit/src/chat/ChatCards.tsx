import { withoutBreakMarks } from '@wallet/domain';
import { PicturesOnRequest } from '../data-saver/PicturesOnRequest.tsx';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import styles from './Chat.module.scss';
import { ChatButtons, type ChatButton } from './ChatButtons.tsx';

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
