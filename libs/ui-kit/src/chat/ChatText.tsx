import { cutText, maxMessageLength } from '@wallet/domain';
import { SafeLink } from '../safe-link/SafeLink.tsx';
import styles from './Chat.module.scss';

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

interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

/**
 * Candidates for addresses. Thai and Lao have no spaces between words, so a part that begins with ASCII ends at the first other letter. A part
 * that begins with such a letter, as the name of an article may, may contain both. Everything else is a border: quotes, other punctuation,
 * and characters that nobody sees.
 */
const candidate = (() => {
  const ascii = String.raw`\w\-.~:?#[\]@!$&()*+,;=%`;
  const other = String.raw`\p{L}\p{M}\p{N}`;
  // Full-width forms look like ASCII, but belong to the text around the address.
  const part = String.raw`(?:(?![\0-\x7f\uff00-\uffef])\p{L}[${ascii}${other}]*|[${ascii}]*)`;
  return new RegExp(String.raw`https://(?=[\p{L}\p{N}])${part}(?:/${part})*`, 'giu');
})();

const countOf = (text: string, letter: string) => text.split(letter).length - 1;

/** Leaves out punctuation of the sentence: closing marks, and brackets that were opened before the address. */
function withoutPunctuation(address: string): string {
  const unopened = new Map(
    Object.entries({ '(': ')', '[': ']' }).map(([open, close]) => [close, countOf(address, close) - countOf(address, open)]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const extra = unopened.get(last);
    if (extra === undefined ? !/[.,;:!?*]/.test(last) : extra <= 0) break;
    if (extra !== undefined) unopened.set(last, extra - 1);
  }
  return address.slice(0, end);
}

/** Splits a text so that every second part is a URL. All characters are kept. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutPunctuation(found);
    parts.push({ text: text.slice(end, index), isLink: false }, { text: address, isLink: true });
    end = index + address.length;
  }
  return [...parts, { text: text.slice(end), isLink: false }];
}
