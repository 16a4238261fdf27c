/** The first of the ten Thai and of the ten Lao digits. */
const thaiZero = 0x0e50;
const laoZero = 0x0ed0;

/** The text with Thai and Lao digits, which their keyboards offer, turned into those that every bank and backend reads. */
export function toPlainDigits(text: string): string {
  return text.replace(/[๐-๙໐-໙]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= laoZero ? laoZero : thaiZero));
  });
}
