import { hasContent } from '@wallet/domain';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { splitLinks } from '../chat/split-links.ts';
import { qrImage } from '../qr/qr-image.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { calmText } from './calm-text.ts';
import { isTooTangled } from './is-too-tangled.ts';
import { quietMarkup } from './quiet-markup.ts';

afterEach(cleanup);

/** What reads an operator's text, and how. */
const sinks: readonly (readonly [string, (text: string) => unknown])[] = [
  ['the sanitiser', (text) => quietMarkup(text, 'data-style')],
  ['is it tangled', isTooTangled],
  ['calm words', (text) => calmText()(text)],
  ['the QR code', (text) => qrImage(text.slice(0, 200_000))],
  ['plain or marked up', (text) => render(<RichText text={text} />).unmount()],
  ['is there anything', hasContent],
  ['links in a chat', splitLinks],
];

/** What has expressions go over the same signs again and again. */
const hostile = [
  '<', '<a', '<svg ', '<img ', '<img src=', '<img src="', '</svg ', '<!--', '<style>', '<style ', '</style', '<p style=', "<p a='", '<p ', ' ', '&', '&a', '&#1',
  'https://', 'https://.', '= ', '/ ', '< ', '<p style="a" ', '<textarea>', '"', '<?', '</', '</b a', '<!---->', '</title ', '<svg><title>', '\u0301', 'a\u05d0', 'กั้',
];

/** The least of some runs: whatever else the machine does only adds. */
function costOf(run: () => unknown): number {
  return Math.min(...Array.from({ length: 5 }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  }));
}

describe.each(sinks)('%s', (_name, read) => {
  it.each(hostile)('reads many %j in a time that grows with their number', (unit) => {
    const textOf = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    const short = textOf(50_000);
    const long = textOf(200_000);
    read(short);
    // Four times as much takes about four times as long; over and over, it would be sixteen times, and seconds.
    expect(costOf(() => read(long))).toBeLessThan(Math.max(10 * costOf(() => read(short)), 50));
  });
});
