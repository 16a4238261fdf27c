import {
  cutText, fromWireTime, hasContent, isEnglishName, maxDataUrlLength, maxHtmlLength, maxMessageLength, readWireFlag, readWireNumber, readWireText,
  stripTags, toPlainDigits, toWireWord,
} from '@wallet/domain';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { splitLinks } from '../chat/split-links.ts';
import { qrImage } from '../qr/qr-image.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { safeUrl } from '../safe-link/safe-url.ts';
import { calmText } from './calm-text.ts';
import { cutMarkup } from './cut-markup.ts';
import { isTooTangled } from './is-too-tangled.ts';
import { quietMarkup } from './quiet-markup.ts';

afterEach(cleanup);

/** What reads an operator's text, and how. */
const sinks: readonly (readonly [string, (text: string) => unknown])[] = [
  ['a name, a status or a sentence', (text) => readWireText(text)],
  ['an amount', (text) => readWireNumber(text)],
  ['a switch', (text) => readWireFlag(text)],
  ['a time', (text) => fromWireTime(text)],
  ['a word of a list', (text) => toWireWord(readWireText(text) ?? '')],
  ['a picture, a link or a video', (text) => (['link', 'image', 'media', 'outside'] as const).map((use) => safeUrl(text, use))],
  ['a picture that holds itself', (text) => safeUrl(`data:image/png,${text}`, 'image')],
  ['the QR code', (text) => qrImage(text)],
  ['the QR code at its longest', (text) => qrImage(text.slice(0, maxDataUrlLength))],
  ['where HTML is cut', (text) => cutMarkup(text)],
  ['HTML before it is cleaned', (text) => quietMarkup(cutMarkup(text), 'data-style')],
  ['is HTML tangled', (text) => isTooTangled(cutMarkup(text))],
  ['how words break', (text) => calmText()(cutMarkup(text))],
  ['the words of HTML', (text) => stripTags(readWireText(text, maxHtmlLength) ?? '', ' ')],
  ['is there anything', (text) => hasContent(readWireText(text, maxHtmlLength) ?? '')],
  ['a chat message', (text) => splitLinks(cutText(text, maxMessageLength))],
  ['a phone number', (text) => toPlainDigits(text)],
  ['an account name', (text) => isEnglishName(`${text}!`)],
];

/** What has expressions go over the same signs again and again. */
const hostile = [
  '<', '<a', '<svg ', '<img ', '<img src=', '<img src="', '</svg ', '<!--', '<style>', '<style ', '</style', '<p style=', "<p a='", '<p ', ' ', '&', '&a', '&#1',
  'https://', 'https://.', 'https://a.example/a/', '= ', '/ ', '/', '< ', '<p style="a" ', '<textarea>', '"', '<?', '</', '</b a', '<!---->', '</title ', '<svg><title>',
  '<br>', '<p>x</p>', '<b><i>', 'a@', 'a', '1', '1,', '1.', '-', '000', '%', '{{', '\n', '\u0301', '\u200b', '\u200d', '\u202e', 'a\u05d0', 'กั้', 'ก', '😀', '\ud83d',
];

const enoughMs = 50;

/** The least of some runs, as whatever else the machine does only adds; of one where that is little enough. */
function costOf(run: () => unknown, maxRuns = 20): number {
  let least = Infinity;
  for (let runs = 0; least >= enoughMs && runs < maxRuns; runs += 1) {
    const began = performance.now();
    run();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

describe.each(sinks)('%s', (_name, read) => {
  it.each(hostile)('reads a megabyte of %j before anybody notices', (unit) => {
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    expect(costOf(() => read(text))).toBeLessThan(enoughMs);
  });
});

/** What draws with jsdom, which is slower than any browser and by no fixed part: here only how the time grows counts. */
const drawn: readonly (readonly [string, (text: string) => unknown])[] = [
  ['plain or marked up', (text) => render(<RichText text={text} />).unmount()],
];

describe.each(drawn)('%s', (_name, read) => {
  it.each(hostile)('reads many %j in a time that grows with their number', (unit) => {
    const textOf = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    const short = textOf(50_000);
    const long = textOf(200_000);
    read(short);
    // Four times as much takes about four times as long; over and over, it would be sixteen times, and seconds.
    expect(costOf(() => read(long), 2)).toBeLessThan(Math.max(10 * costOf(() => read(short), 2), enoughMs));
  });
});
