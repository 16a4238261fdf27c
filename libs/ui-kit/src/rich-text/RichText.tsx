import { SafeHtml } from '../safe-html/SafeHtml.tsx';
import styles from './RichText.module.scss';

interface RichTextProps {
  /** What an operator wrote: HTML, or plain words with line breaks. */
  readonly text: string;
}

const markup = /<\/?[a-z][^>]*>|&(?:#\d+|[a-z]+);/i;

/** An operator's text, as he meant it, whether he wrote HTML or plain lines. */
export function RichText({ text }: RichTextProps) {
  return <div className={styles['text']}>{markup.test(text) ? <SafeHtml html={text} /> : <p className={styles['plain']}>{text.trim()}</p>}</div>;
}
