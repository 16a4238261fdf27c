import { PNG } from 'pngjs';

/** Returns a picture that every backend can read. */
export function smallPicture(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(PNG.sync.write(new PNG({ width: 8, height: 8 })));
}
