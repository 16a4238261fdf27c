import { cutText, maxMessageLength } from '@wallet/domain';
import { SafeLink } from '../safe-link/SafeLink.tsx';
import styles from './Chat.module.scss';
import { splitLinks } from './split-links.ts';

/** Text of a message, with its URLs as links. Never HTML. */
export function ChatText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {splitLinks(cutText(text, maxMessageLength)).map((part, index) =>
        part.isLink ? (
          <SafeLink key={index} href={part.text}>
            <span translate="no">{part.text}</span>
          </SafeLink>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </p>
  );
}
