import { calmText } from '../safe-html/calm-text.ts';
import { SafeLink } from '../safe-link/SafeLink.tsx';
import styles from './Chat.module.scss';
import { splitLinks } from './split-links.ts';

/** Nobody reads more. */
const longestText = 100_000;

/** What somebody wrote: as it was written, with its addresses as links. Never markup. */
export function ChatText({ text }: { readonly text: string }) {
  const calm = calmText();
  return (
    <p className={styles['text']}>
      {splitLinks(text.slice(0, longestText)).map((part, index) =>
        part.isLink ? (
          <SafeLink key={index} href={part.text}>
            {calm(part.text)}
          </SafeLink>
        ) : (
          calm(part.text)
        ),
      )}
    </p>
  );
}
