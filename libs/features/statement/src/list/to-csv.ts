/** Tells spreadsheets that the text is UTF-8; without it they show Thai and Lao as rubbish. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would run as a formula. */
const runs = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const figures = /^[+-]?\d+(?:\.\d+)?$/;

/** One cell. What a spreadsheet could take for a formula begins with an apostrophe, which makes it text; figures stay figures. */
function toCell(text: string): string {
  const harmless = runs.test(text) && !figures.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as a file that spreadsheets open. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
