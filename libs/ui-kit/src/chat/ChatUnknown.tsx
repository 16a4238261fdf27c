import { InfoIcon } from '../icons/icons.ts';
import styles from './Chat.module.scss';

/** Stands for a message of a kind that this version does not know, so that nobody waits for an answer that has come. */
export function ChatUnknown({ text }: { readonly text: string }) {
  return (
    <p className={styles['unknown']}>
      <InfoIcon aria-hidden="true" size={18} />
      {text}
    </p>
  );
}
