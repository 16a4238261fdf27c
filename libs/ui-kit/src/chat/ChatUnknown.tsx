import { InfoIcon } from '../icons/icons.ts';
import styles from './Chat.module.scss';

/** Placeholder for a message type that this version does not know. */
export function ChatUnknown({ text }: { readonly text: string }) {
  return (
    <p className={styles.unknown}>
      <InfoIcon aria-hidden="true" size={18} />
      <span>{text}</span>
    </p>
  );
}
