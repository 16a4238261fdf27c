import { SafeLink } from '../safe-link/SafeLink.tsx';
import styles from './Chat.module.scss';

export interface ChatButton {
  readonly title: string;
  /** What pressing it does: open an address, call a number, or say something. */
  readonly kind: 'web' | 'call' | 'say';
  /** Address, number, or what is said. From outside. */
  readonly payload: string;
}

interface ChatButtonsProps {
  readonly buttons: readonly ChatButton[];
  readonly disabled?: boolean | undefined;
  readonly onSay: (button: ChatButton) => void;
}

/** What the support offers to do. */
export function ChatButtons({ buttons, disabled, onSay }: ChatButtonsProps) {
  return (
    <ul className={styles['buttons']}>
      {buttons.map((button, index) => (
        <li key={index}>
          {button.kind === 'say' ? (
            <button type="button" className={styles['button']} disabled={disabled} onClick={() => onSay(button)}>
              {button.title}
            </button>
          ) : (
            <SafeLink
              href={button.kind === 'call' ? `tel:${button.payload.replace(/[^\d+]/g, '')}` : button.payload}
              className={styles['button'] ?? ''}
            >
              {button.title}
            </SafeLink>
          )}
        </li>
      ))}
    </ul>
  );
}
