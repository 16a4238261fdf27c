import { SafeLink } from '../safe-link/SafeLink.tsx';
import styles from './Chat.module.scss';

export interface ChatButton {
  readonly title: string;
  /** Opens a URL, calls a number, or sends a message. */
  readonly kind: 'web' | 'call' | 'say';
  /** URL, number or message, from outside. */
  readonly payload: string;
}

interface ChatButtonsProps {
  readonly buttons: readonly ChatButton[];
  readonly disabled?: boolean | undefined;
  readonly onReply: (button: ChatButton) => void;
}

/** Buttons offered by support. */
export function ChatButtons({ buttons, disabled, onReply }: ChatButtonsProps) {
  return (
    <ul className={styles.buttons}>
      {buttons.map((button, index) => (
        <li key={index}>
          {button.kind === 'say' ? (
            <button type="button" className={styles.button} disabled={disabled} onClick={() => onReply(button)}>
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
