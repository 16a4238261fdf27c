/** No language puts more marks on a letter. */
const manyMarks = /(\p{M}{10})\p{M}+/gu;
/** Spaces, or some letters with what belongs to the last of them. */
const piece = /\s+|\S{1,100}(?:[\p{M}\u0e33\u0eb3]|\u200d\S)*/gu;
/** A browser looks for words in all that stands between two spaces, again for each line. */
const maxUnbrokenLength = 500;
/** What is written from right to left, and the signs that turn the direction. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]+/gu;
const maxSteps = 1000;

/** Makes texts, one after another, such as a browser breaks into lines in a time that grows with their length. */
export function calmText(): (text: string) => string {
  let turns = 0;
  let unbroken = 0;
  const breakUp = (part: string) => {
    unbroken = part.trim() === '' ? 0 : unbroken + part.length;
    if (unbroken < maxUnbrokenLength) return part;
    unbroken = 0;
    return `${part}\u200b`;
  };
  return (text) =>
    text
      .replace(manyMarks, '$1')
      .replace(rightToLeft, (run) => ((turns += 1) > maxSteps ? '' : run))
      .replace(piece, breakUp);
}
