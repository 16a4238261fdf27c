import type { Language } from '@wallet/domain';
import { findBrokenWords, findWrongTerms } from './terms.ts';

const scripts: Readonly<Record<Language, RegExp | null>> = { th: /\p{Script=Thai}/u, lo: /\p{Script=Lao}/u, en: null };

const letter = /\p{Letter}/u;
const latinWord = /[A-Za-z][A-Za-z0-9]*/g;

/** Words in Latin letters that are allowed in every language: abbreviations and names. */
const latinWords: ReadonlySet<string> = new Set([
  'OTP',
  'QR',
  'Code',
  'LAK',
  'THB',
  'AREASLOT',
  'UFABET',
  'PNG',
  'JPEG',
  'GIF',
  'MP4',
  'MB',
  'CSV',
  'UTC',
  'Android',
  'iOS',
  'Chrome',
  'JavaScript',
  'Safari',
]);

/** Spellings that look right but break searching, and endings that reveal the speaker's gender. */
const unwanted: readonly (readonly [RegExp, string])[] = [
  [/ครับ|ค่ะ/u, 'has a polite ending that tells the speaker’s sex'],
  [/\u0e4d\u0e32|\u0ecd\u0eb2/u, 'has a split am: write it as one character'],
  [/\u0eab\u0e99|\u0eab\u0ea1/u, 'has ຫ before ນ or ມ: write ໜ or ໝ'],
  [/^\s|\s$| {2}/u, 'has spaces at its ends or two in a row'],
  [/(?:[.?!] [A-Z{].*){2}/u, 'has more than two sentences'],
  [/[^\sເ“]ຫຼື|(?<!ເ)ຫຼື(?! )/u, 'has ຫຼື without a space on each side'],
  [/[^\s“]ແລະ|ແລະ(?! )/u, 'has ແລະ without a space on each side'],
  [/ບໍ$|ແມ່ນບໍ່$|^(?!.*ຮູ້ວ່າ).*ຫຼື ບໍ່$/u, 'asks without ບໍ? at its end'],
  [/^\u200b|[\s\u200b]\u200b|\u200b(?:\s|$)/u, 'has a break mark where the line may break anyway'],
  [/[ເແໂໃໄ]\u200b|\u200b[\p{M}ະາຳຽ]/u, 'has a break mark inside a syllable'],
];

/** In a Lao text it is quoted as it stands on the phone: iOS has no Lao. */
const iosMenuItem = '“Add to Home Screen”';

/** The problems of one text, one sentence each. */
export function findTextProblems(language: Language, text: string): string[] {
  if (text.trim() === '') return ['is empty'];
  const words = text.replace(/\{\{\w+\}\}/g, ' ').replace(iosMenuItem, ' ');
  const withoutNames = words.replace(latinWord, (word) => (latinWords.has(word) ? '' : word));
  const problems = unwanted.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);
  for (const [other, script] of Object.entries(scripts)) {
    if (other === language && script && letter.test(withoutNames) && !script.test(words)) problems.push('is not in its language’s script');
    if (other !== language && script?.test(words)) problems.push(`has characters of ${other}`);
  }
  if (language !== 'en') {
    const foreign = (words.match(latinWord) ?? []).filter((word) => !latinWords.has(word));
    if (foreign.length > 0) problems.push(`has untranslated words: ${foreign.join(' ')}`);
  }
  if (language !== 'lo' && text.includes('\u200b')) problems.push('has a zero-width space: only Lao needs them');
  return [...problems, ...findBrokenWords(text), ...findWrongTerms(language, text)];
}
