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

/**
 * A file without what its camera or program wrote beside picture and sound: place, time, device, owner, words. null for one that
 * cannot be freed of it.
 */
export function stripMetadata(content: Buffer, extension: string): Buffer | null {
  return strippers[extension]?.(content) ?? null;
}
