import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Served by our own server; the default is a third-party host. It is fetched before it is needed.
void prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true }).catch(() => undefined);

/** Reads the QR codes in a picture, for browsers without their own reader. Rejects for what the reader cannot open. */
export async function readQrTexts(file: Blob): Promise<readonly string[]> {
  const found = await readBarcodes(file, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 });
  const [failure] = found.filter(({ isValid }) => !isValid);
  if (failure) throw new Error(failure.error);
  return found.map(({ text }) => text);
}
