/** Loads the code that opens pictures, once the first slip comes. At the same time, a reader of QR codes where the browser has none. */
export function loadPictureTools() {
  if (!('BarcodeDetector' in globalThis)) import('./zxing-reader.ts').catch(() => undefined);
  return Promise.all([import('./prepare-slip.ts'), import('./picture-tools.ts')]);
}
