import { SafeLink } from '../safe-link/SafeLink.tsx';
import styles from './Chat.module.scss';
import { splitLinks } from './split-links.ts';

/** Five pages: nobody reads more, and a browser would take seconds to break much more into lines. */
const longestText = 10_000;

/** What somebody wrote: as it was written, with its addresses as links. Never markup. */
export function ChatText({ text }: { readonly text: string }) {
  return (
    <p className={styles['text']}>
      {splitLinks(text.slice(0, longestText)).map((part, index) =>
        part.isLink ? (
          <SafeLink key={index} href={part.text}>
            {part.text}
          </SafeLink>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
