import { parentPort } from 'node:worker_threads';
import { fitsItsSize } from '../files/png-room.ts';
import { readQrTexts } from './qr-reader.ts';

// Pictures come from anyone. A picture that breaks the reader only ends this thread.
parentPort?.on('message', (picture: Uint8Array) => {
  void fitsItsSize(Buffer.from(picture))
    .then((fits) => (fits ? readQrTexts(picture) : []))
    .catch(() => [])
    .then((texts) => parentPort?.postMessage(texts));
});
