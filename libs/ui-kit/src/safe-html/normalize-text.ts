/** No language has more marks on a letter. */
const manyMarks = /(\p{M}{10})\p{M}+/gu;
/** White space, or some letters with the marks of the last one. */
const piece = /\s+|\S{1,100}(?:[\p{M}\u0e33\u0eb3]|\u200d\S)*/gu;
/** Browsers search for words between two spaces, again for each line. */
const maxUnbrokenLength = 500;
/** Right-to-left text, and characters that change the direction. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]+/gu;
const maxDirectionChanges = 1000;

/** Prepares texts so that breaking them into lines takes linear time. */
export function createTextNormalizer(): (text: string) => string {
  let directionChanges = 0;
  let unbroken = 0;
  const limitUnbroken = (part: string) => {
    unbroken = part.trim() === '' ? 0 : unbroken + part.length;
    if (unbroken < maxUnbrokenLength) return part;
    unbroken = 0;
    return `${part}\u200b`;
  };
  return (text) =>
    text
      .replace(manyMarks, '$1')
      .replace(rightToLeft, (run) => ((directionChanges += 1) > maxDirectionChanges ? '' : run))
      .replace(piece, limitUnbroken);
}
