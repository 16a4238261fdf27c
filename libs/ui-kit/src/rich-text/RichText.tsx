import { SafeHtml } from '../safe-html/SafeHtml.tsx';
import styles from './RichText.module.scss';

interface RichTextProps {
  /** An operator's text: HTML, or plain text with line breaks. */
  readonly text: string;
}

const tagStart = /<\/?[a-z]/i;
const entity = /&(?:#\d{1,7}|[a-z]{1,31});/i;

/** Matches a complete tag. */
function hasMarkup(text: string): boolean {
  const start = text.search(tagStart);
  return (start >= 0 && text.includes('>', start)) || entity.test(text);
}

/** Longer texts are truncated and sanitised like HTML. */
const maxPlainLength = 2000;

function Plain({ text }: RichTextProps) {
  if (text.length <= maxPlainLength) return <p className={styles.plain}>{text}</p>;
  return (
    <div className={styles.plain}>
      <SafeHtml html={text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} />
    </div>
  );
}

/** An operator's text, rendered as HTML or as plain lines, depending on how it was written. */
export function RichText({ text }: RichTextProps) {
  return <div className={styles.text}>{hasMarkup(text) ? <SafeHtml html={text} /> : <Plain text={text.trim()} />}</div>;
}
