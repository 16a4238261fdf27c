import { withoutBreakMarks } from '@wallet/domain';

/** Marks the text as UTF-8; without it, spreadsheets show Thai and Lao as garbage. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would run as a formula. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const figures = /^[+-]?\d+(?:\.\d+)?$/;

/** Writes one cell, in which a filter finds every word. Text that a spreadsheet could run as a formula is prefixed with an apostrophe; numbers stay numbers. */
function toCell(marked: string): string {
  const text = withoutBreakMarks(marked);
  const safe = formula.test(text) && !figures.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes a table as CSV that spreadsheets open. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
