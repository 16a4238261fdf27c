/** Position of an attribute in a text. Its name ends where its value begins, if there is one. */
interface AttributeRange {
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
  readonly onAttribute: (attribute: AttributeRange) => void;
  /** End of the tag; for elements that only contain text, the end of that text, which begins at `words`. */
  readonly onTagEnd: (end: number, textStart: number) => void;
  readonly onEndTag?: (name: string) => void;
  /** Called for a comment or a declaration. */
  readonly onComment?: (start: number) => void;
}

/** Elements whose content is text until they are closed. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

const [slash, equals, greater, doubleQuote, singleQuote] = [0x2f, 0x3d, 0x3e, 0x22, 0x27];

const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
const endsName = (code: number) => isSpace(code) || code === slash || code === greater;

/**
 * Finds the start tags of a text as a browser does, without creating elements: nothing is loaded, run or styled. Takes
 * linear time. Its results are only used for text that the sanitiser checks afterwards, or that is shown as an image.
 */
export function scanTags(html: string, visitor: TagVisitor): void {
  let offset = html.indexOf('<');
  while (offset >= 0 && offset < html.length) {
    if (isLetter(html.charCodeAt(offset + 1))) offset = readTag(html, offset, visitor);
    else if (html.charCodeAt(offset + 1) === slash && isLetter(html.charCodeAt(offset + 2))) offset = readEndTag(html, offset, visitor);
    else {
      const start = offset;
      offset = endOfOther(html, start);
      if (offset > start + 1) visitor.onComment?.(start);
    }
    offset = html.indexOf('<', offset);
  }
}

/** End of a comment or declaration, or of a plain "<". */
function endOfOther(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return endOfComment(html, start);
  return '!?/'.includes(html.charAt(start + 1)) ? offsetAfter(html, '>', start + 1) : start + 1;
}

/** "<!-->" is a complete comment; "<!--!>" and "<!---!>" are not. */
function endOfComment(html: string, start: number): number {
  const closing = /--!?>/g;
  closing.lastIndex = /^-?!>/.test(html.slice(start + 4, start + 7)) ? start + 4 : start + 2;
  const found = closing.exec(html);
  return found ? found.index + found[0].length : html.length;
}

function offsetAfter(html: string, closing: string, from: number): number {
  const offset = html.indexOf(closing, from);
  return offset < 0 ? html.length : offset + closing.length;
}

/** End of the text for an unclosed tag, which browsers drop. */
function readTag(html: string, start: number, { onTag, onAttribute, onTagEnd }: TagVisitor): number {
  const nameEnd = endOfName(html, start + 1);
  const name = toName(html, start + 1, nameEnd);
  onTag(name, start);
  const textStart = endOfAttributes(html, nameEnd, onAttribute);
  if (textStart === null) return html.length;
  const end = rawText.has(name) ? endOfRawText(html, name, textStart) : textStart;
  onTagEnd(end, textStart);
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
  let offset = start;
  while (offset < html.length && !endsName(html.charCodeAt(offset))) offset += 1;
  return offset;
}

/** Longer names belong to no element. Capitals of other scripts may become Latin letters, but not in element names. */
function toName(html: string, start: number, end: number): string {
  return html.slice(start, Math.min(end, start + 19)).replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** After the ">". Null if there is none. */
function endOfAttributes(html: string, start: number, onAttribute: TagVisitor['onAttribute']): number | null {
  let offset = start;
  for (;;) {
    while (isSpace(html.charCodeAt(offset)) || html.charCodeAt(offset) === slash) offset += 1;
    if (offset >= html.length) return null;
    if (html.charCodeAt(offset) === greater) return offset + 1;
    const attribute = readAttribute(html, offset);
    if (attribute === null) return null;
    onAttribute(attribute);
    offset = attribute.end;
  }
}

/** Null if its value is never closed. */
function readAttribute(html: string, start: number): AttributeRange | null {
  // The first character of a name may be "=".
  let nameEnd = start + 1;
  while (nameEnd < html.length && !endsName(html.charCodeAt(nameEnd)) && html.charCodeAt(nameEnd) !== equals) nameEnd += 1;
  let offset = skipSpaces(html, nameEnd);
  if (html.charCodeAt(offset) !== equals) return { start, nameEnd, valueStart: nameEnd, valueEnd: nameEnd, end: nameEnd };
  offset = skipSpaces(html, offset + 1);
  const quote = html.charCodeAt(offset);
  if (quote === doubleQuote || quote === singleQuote) {
    const valueEnd = html.indexOf(html.charAt(offset), offset + 1);
    return valueEnd < 0 ? null : { start, nameEnd, valueStart: offset + 1, valueEnd, end: valueEnd + 1 };
  }
  let end = offset;
  while (end < html.length && !isSpace(html.charCodeAt(end)) && html.charCodeAt(end) !== greater) end += 1;
  return { start, nameEnd, valueStart: offset, valueEnd: end, end };
}

function skipSpaces(html: string, from: number): number {
  let offset = from;
  while (isSpace(html.charCodeAt(offset))) offset += 1;
  return offset;
}

/** Start of the end tag. */
function endOfRawText(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
