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

/** Whether a text that is four times as long takes less than ten times as long, or nobody notices. Quadratic time is sixteen times as long. */
function isLinear(read: (text: string) => unknown, unit: string, length: number): boolean {
  const [short, long] = [repeatTo(unit, length), repeatTo(unit, 4 * length)];
  let [ofShort, ofLong] = [Infinity, Infinity];
  // The fastest runs count, since other processes only add time.
  for (let runs = 1; runs <= 10; runs += 1) {
    ofLong = Math.min(
      ofLong,
      costOf(() => read(long), 1),
    );
    if (ofLong < unnoticedMs) return true;
    ofShort = Math.min(
      ofShort,
      costOf(() => read(short), 1),
    );
    if (runs > 1 && ofLong < 10 * ofShort) return true;
  }
  return false;
}

describe.each(sinks)('%s', (_name, read) => {
  it.each(costlyUnits)('reads a megabyte of %j in imperceptible or linear time', (unit) => {
    expect(isLinear(read, unit, 250_000)).toBe(true);
  });
});

it.each(costlyUnits)('plain text or markup is rendered in linear time where %j is repeated', (unit) => {
  expect(isLinear((text) => render(<RichText text={text} />).unmount(), unit, 50_000)).toBe(true);
});
