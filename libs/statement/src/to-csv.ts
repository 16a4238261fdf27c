import { withoutBreakMarks } from '@wallet/domain';

/** Marks the text as UTF-8; without it, spreadsheets show Thai and Lao as garbage. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would run as a formula. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text that a spreadsheet would read as a number, a date or a time, and show as another text. */
const numeric = /^(?:[\s\d.,:/%()e+-]|[ap]m)*$/i;
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const dated = new RegExp(String.raw`^[\d\s.,/-]*(?:${month})[\d\s.,/-]*$`, 'i');
const isMisread = (text: string): boolean => /\d/.test(text) && (numeric.test(text) || dated.test(text));

/** Text from anywhere, or a number or time of our own that spreadsheets are to read as such. */
export type CsvCell = string | { readonly exact: string };

/** Writes one cell, in which a filter finds every word. Text that a spreadsheet could run or read as something else is prefixed with an apostrophe. */
function toCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.exact;
  const text = withoutBreakMarks(cell);
  const safe = formula.test(text) || isMisread(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes a table as CSV that spreadsheets open. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
