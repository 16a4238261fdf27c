/** Five pages of an operator's terms. */
const maxLength = 12_000;
/** A table of fifty rows. */
const maxTags = 500;
/** Elements that a browser adds because formatting was left open. */
const maxReopened = 1500;

const names = 'a|b|big|code|em|font|i|s|small|strike|strong|tt|u';
const start = `<(${names})(?:\\s+[a-z:-]+=(?:"[^"<>]*"|'[^'<>]*'|[\\w#%.,:/?&=-]+)){0,8}\\s*>`;
const closedFormatting = new RegExp(`${start}(?:[^<]|<br\\s*/?>)*</\\1>`, 'gi');
const plainStart = new RegExp(start, 'gi');
const anyStart = new RegExp(`<(?:${names})[\\s/>]`, 'gi');
const anyTag = new RegExp(`</?(?:${names})[\\s/>]`, 'gi');

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether a browser may need long to parse this HTML. It opens formatting again in each paragraph until it is closed, so
 * some hundred tags can become a million elements. Formatting that is closed around plain text cannot, up to four deep.
 * For the rest, this counts more tags than there are rather than fewer.
 */
export function isTooComplex(html: string): boolean {
  if (html.length > maxLength) return true;
  let rest = html;
  for (let depth = 0; depth < 4; depth += 1) rest = rest.replace(closedFormatting, '');
  const tags = Math.max(countOf(html, /<(?!\/)/g), countOf(html, /<\//g));
  const hasUnusualFormatting = countOf(rest, anyStart) > countOf(rest, plainStart);
  return tags > maxTags || tags * countOf(rest, anyTag) > maxReopened || hasUnusualFormatting;
}
