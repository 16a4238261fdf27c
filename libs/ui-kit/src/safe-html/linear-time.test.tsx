import {
  cutText,
  fromWireTime,
  hasContent,
  isEnglishName,
  maxDataUrlLength,
  maxHtmlLength,
  maxMessageLength,
  readWireFlag,
  readWireNumber,
  readWireText,
  stripTags,
  toPlainDigits,
  toWireWord,
} from '@wallet/domain';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { splitLinks } from '../chat/split-links.ts';
import { qrImage } from '../qr/qr-image.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { safeUrl } from '../safe-link/safe-url.ts';
import { calmText } from './calm-text.ts';
import { costlyUnits, costOf, repeatTo, unnoticedMs } from './costly-markup.ts';
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

describe.each(sinks)('%s', (_name, read) => {
  it.each(costlyUnits)('reads a megabyte of %j before anybody notices', (unit) => {
    const text = repeatTo(unit, 1_000_000);
    expect(costOf(() => read(text))).toBeLessThan(unnoticedMs);
  });
});

/** What draws with jsdom, which is slower than any browser and by no fixed part: here only how the time grows counts. */
const drawn: readonly (readonly [string, (text: string) => unknown])[] = [
  ['plain or marked up', (text) => render(<RichText text={text} />).unmount()],
];

describe.each(drawn)('%s', (_name, read) => {
  it.each(costlyUnits)('reads many %j in a time that grows with their number', (unit) => {
    const short = repeatTo(unit, 50_000);
    const long = repeatTo(unit, 200_000);
    read(short);
    // Four times as much takes about four times as long; over and over, it would be sixteen times, and seconds.
    expect(costOf(() => read(long), 2)).toBeLessThan(Math.max(10 * costOf(() => read(short), 2), unnoticedMs));
  });
});
