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
  toWireWord,
} from '@wallet/domain';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { splitLinks } from '../chat/ChatText.tsx';
import { qrImage } from '../qr/qr-image.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { safeUrl } from '../safe-url/safe-url.ts';
import { costlyUnits, costOf, repeatTo, unnoticedMs } from './costly-markup.ts';
import { isTooComplex } from './is-too-complex.ts';
import { createTextNormalizer } from './normalize-text.ts';

afterEach(cleanup);

/** Every function that reads an operator's text. */
const sinks: readonly (readonly [string, (text: string) => unknown])[] = [
  ['a name, a status or a sentence', (text) => readWireText(text)],
  ['an amount', (text) => readWireNumber(text)],
  ['a switch', (text) => readWireFlag(text)],
  ['a time', (text) => fromWireTime(text)],
  ['a code of a list', (text) => toWireWord(readWireText(text) ?? '')],
  ['an image, a link or a video', (text) => (['link', 'image', 'media', 'outside'] as const).map((use) => safeUrl(text, use))],
  ['an image as a data URL', (text) => safeUrl(`data:image/png,${text}`, 'image')],
  ['the QR code', (text) => qrImage(text)],
  ['the QR code at its longest', (text) => qrImage(text.slice(0, maxDataUrlLength))],
  ['the complexity of HTML', (text) => isTooComplex(text.slice(0, 12_000))],
  ['line breaks', (text) => createTextNormalizer()(cutText(text, maxHtmlLength))],
  ['the text of HTML', (text) => stripTags(readWireText(text, maxHtmlLength) ?? '', ' ')],
  ['whether there is content', (text) => hasContent(readWireText(text, maxHtmlLength) ?? '')],
  ['a chat message', (text) => splitLinks(cutText(text, maxMessageLength))],
  ['an account name', (text) => isEnglishName(`${text}!`)],
];

describe.each(sinks)('%s', (_name, read) => {
  it.each(costlyUnits)('reads a megabyte of %j in imperceptible or linear time', (unit) => {
    const short = repeatTo(unit, 250_000);
    const long = repeatTo(unit, 1_000_000);
    expect(costOf(() => read(long))).toBeLessThan(Math.max(unnoticedMs, 10 * costOf(() => read(short))));
  });
});

/** Functions that render with jsdom, which is slower than browsers by a varying factor. Only the growth of the time is tested. */
const renderers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['plain text or markup', (text) => render(<RichText text={text} />).unmount()],
];

describe.each(renderers)('%s', (_name, read) => {
  it.each(costlyUnits)('reads repeated %j in linear time', (unit) => {
    const short = repeatTo(unit, 50_000);
    const long = repeatTo(unit, 200_000);
    read(short);
    // Linear time is four times as long; quadratic time would be sixteen times as long, and seconds.
    expect(costOf(() => read(long), 2)).toBeLessThan(Math.max(10 * costOf(() => read(short), 2), unnoticedMs));
  });
});
