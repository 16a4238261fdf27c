import type { Part } from './film.ts';

/** Writes a recording's captions as WebVTT, one line per part. */
export function writeCaptions(parts: readonly Part[], textOf: (step: string) => string): string {
  const cues = parts.map(({ step, fromSeconds, toSeconds }) => `${stamp(fromSeconds)} --> ${stamp(toSeconds)}\n${plain(textOf(step))}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Captions are markup, and an empty line would end a cue. */
const plain = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*\n\s*/g, ' ');

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}
