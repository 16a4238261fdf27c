import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripMovie } from './strip-movie.ts';
import { stripPng } from './strip-png.ts';

const strippers: Readonly<Record<string, (content: Buffer) => Buffer | null>> = {
  png: stripPng,
  jpg: stripJpeg,
  gif: stripGif,
  mp4: stripMovie,
  mov: stripMovie,
};

/** Removes the metadata of a file: place, time, device, owner, texts. Null if that is not possible. */
export function stripMetadata(content: Buffer, extension: string): Buffer | null {
  return strippers[extension]?.(content) ?? null;
}
