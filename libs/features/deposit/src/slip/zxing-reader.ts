import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

// From our own server: by default it would be fetched from one of others.
prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

/** Reads the QR codes in a picture, for browsers that cannot do it themselves. */
export async function readQrTexts(file: Blob): Promise<readonly string[]> {
  const found = await readBarcodes(file, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
