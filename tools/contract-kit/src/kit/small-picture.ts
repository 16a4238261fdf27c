import { PNG } from 'pngjs';

/** A picture that every backend can read. */
export function smallPicture(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(PNG.sync.write(new PNG({ width: 8, height: 8 })));
}
