import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// From the package itself. The default would download it.
const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

/** Reads the QR codes of a picture, given as a PNG or JPEG file or as pixels. */
export async function readQrTexts(picture: Uint8Array | ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
