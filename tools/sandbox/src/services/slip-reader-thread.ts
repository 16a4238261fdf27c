import { parentPort } from 'node:worker_threads';
import { readQrTexts } from './qr-reader.ts';

// Pictures come from anybody: whatever one does to its reader ends with this thread.
parentPort?.on('message', (picture: Uint8Array) => {
  void readQrTexts(picture)
    .catch(() => [])
    .then((texts) => parentPort?.postMessage(texts));
});
