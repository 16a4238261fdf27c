/** Position of an attribute in a text. Its name ends where its value begins, if there is one. */
interface AttributePlace {
  readonly start: number;
  readonly nameEnd: number;
  /** Without its quotes. */
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly end: number;
}

/** Callbacks for each tag, in the order of the text. */
export interface TagVisitor {
  readonly onTag: (name: string, start: number) => void;
  readonly onAttribute: (place: AttributePlace) => void;
  /** End of the tag; for elements that only contain text, the end of that text, which begins at `words`. */
  readonly onTagEnd: (end: number, words: number) => void;
  readonly onEndTag?: (name: string) => void;
  /** Called for a comment or a declaration. */
  readonly onComment?: (start: number) => void;
}

/** Elements whose content is text until they are closed. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

const [slash, equals, greater, doubleQuote, singleQuote] = [0x2f, 0x3d, 0x3e, 0x22, 0x27];

const isSpace = (sign: number) => sign === 0x20 || (sign >= 0x09 && sign <= 0x0d && sign !== 0x0b);
const isLetter = (sign: number) => (sign | 0x20) >= 0x61 && (sign | 0x20) <= 0x7a;
const endsName = (sign: number) => isSpace(sign) || sign === slash || sign === greater;

/**
 * Finds the start tags of a text as a browser does, without creating elements: nothing is loaded, run or styled. Takes
 * linear time. Its results are only used for text that the sanitiser checks afterwards, or that is shown as an image.
 */
export function scanTags(html: string, visitor: TagVisitor): void {
  let at = html.indexOf('<');
  while (at >= 0 && at < html.length) {
    if (isLetter(html.charCodeAt(at + 1))) at = readTag(html, at, visitor);
    else if (html.charCodeAt(at + 1) === slash && isLetter(html.charCodeAt(at + 2))) at = readEndTag(html, at, visitor);
    else {
      const start = at;
      at = endOfOther(html, start);
      if (at > start + 1) visitor.onComment?.(start);
    }
    at = html.indexOf('<', at);
  }
}

/** End of a comment or declaration, or of a plain "<". */
function endOfOther(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return endOfComment(html, start);
  return '!?/'.includes(html.charAt(start + 1)) ? behind(html, '>', start + 1) : start + 1;
}

/** "<!-->" is a complete comment; "<!--!>" and "<!---!>" are not. */
function endOfComment(html: string, start: number): number {
  const closing = /--!?>/g;
  closing.lastIndex = /^-?!>/.test(html.slice(start + 4, start + 7)) ? start + 4 : start + 2;
  const found = closing.exec(html);
  return found ? found.index + found[0].length : html.length;
}

function behind(html: string, closing: string, from: number): number {
  const at = html.indexOf(closing, from);
  return at < 0 ? html.length : at + closing.length;
}

/** End of the text for an unclosed tag, which browsers drop. */
function readTag(html: string, start: number, { onTag, onAttribute, onTagEnd }: TagVisitor): number {
  const nameEnd = endOfName(html, start + 1);
  const name = toName(html, start + 1, nameEnd);
  onTag(name, start);
  const words = endOfAttributes(html, nameEnd, onAttribute);
  if (words === null) return html.length;
  const end = rawText.has(name) ? endOfRawText(html, name, words) : words;
  onTagEnd(end, words);
  return end;
}

/** An end tag may have attributes, which are ignored but may contain ">". */
function readEndTag(html: string, start: number, { onEndTag }: TagVisitor): number {
  const nameEnd = endOfName(html, start + 2);
  const end = endOfAttributes(html, nameEnd, () => undefined);
  if (end !== null) onEndTag?.(toName(html, start + 2, nameEnd));
  return end ?? html.length;
}

function endOfName(html: string, start: number): number {
  let at = start;
  while (at < html.length && !endsName(html.charCodeAt(at))) at += 1;
  return at;
}

/** Longer names belong to no element. Capitals of other scripts may become Latin letters, but not in element names. */
function toName(html: string, start: number, end: number): string {
  return html.slice(start, Math.min(end, start + 19)).replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** After the ">". Null if there is none. */
function endOfAttributes(html: string, start: number, onAttribute: TagVisitor['onAttribute']): number | null {
  let at = start;
  for (;;) {
    while (isSpace(html.charCodeAt(at)) || html.charCodeAt(at) === slash) at += 1;
    if (at >= html.length) return null;
    if (html.charCodeAt(at) === greater) return at + 1;
    const place = readAttribute(html, at);
    if (place === null) return null;
    onAttribute(place);
    at = place.end;
  }
}

/** Null if its value is never closed. */
function readAttribute(html: string, start: number): AttributePlace | null {
  // A name may begin with "=".
  let nameEnd = start + 1;
  while (nameEnd < html.length && !endsName(html.charCodeAt(nameEnd)) && html.charCodeAt(nameEnd) !== equals) nameEnd += 1;
  let at = behindSpaces(html, nameEnd);
  if (html.charCodeAt(at) !== equals) return { start, nameEnd, valueStart: nameEnd, valueEnd: nameEnd, end: nameEnd };
  at = behindSpaces(html, at + 1);
  const quote = html.charCodeAt(at);
  if (quote === doubleQuote || quote === singleQuote) {
    const valueEnd = html.indexOf(html.charAt(at), at + 1);
    return valueEnd < 0 ? null : { start, nameEnd, valueStart: at + 1, valueEnd, end: valueEnd + 1 };
  }
  let end = at;
  while (end < html.length && !isSpace(html.charCodeAt(end)) && html.charCodeAt(end) !== greater) end += 1;
  return { start, nameEnd, valueStart: at, valueEnd: end, end };
}

function behindSpaces(html: string, from: number): number {
  let at = from;
  while (isSpace(html.charCodeAt(at))) at += 1;
  return at;
}

/** Start of the end tag. */
function endOfRawText(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
