import { digestOf } from './digest-of.ts';
import type { OpenPicture, PictureTools } from './prepare-slip.ts';

/** The QR code API of browsers that have one. Android's do, which saves loading a reader. */
interface CodeDetector {
  readonly detect: (source: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
}
interface CodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const qrCode = 'qr_code';

/** The picture tools of this browser. */
export const pictureTools: PictureTools = {
  open: async (file): Promise<OpenPicture> => {
    const picture = await createImageBitmap(file);
    return {
      width: picture.width,
      height: picture.height,
      toJpeg: ({ width, height, quality }) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        if (!context) return Promise.resolve(null);
        // JPEG has no transparency: without a background it would turn black.
        context.fillStyle = 'white';
        context.fillRect(0, 0, width, height);
        context.drawImage(picture, 0, 0, width, height);
        return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      },
      close: () => picture.close(),
    };
  },
  // A browser may offer the API and lack the service behind it.
  readCodes: async (file) => (await readByBrowser(file).catch(() => null)) ?? (await import('./zxing-reader.ts')).readQrTexts(file),
  fingerprint: (reference) => digestOf(new TextEncoder().encode(reference)),
};

/** Returns null when the browser reads no QR codes. */
async function readByBrowser(file: Blob): Promise<readonly string[] | null> {
  const { BarcodeDetector: Detector } = globalThis as { readonly BarcodeDetector?: CodeDetectorClass };
  if (!Detector || !(await Detector.getSupportedFormats()).includes(qrCode)) return null;
  const picture = await createImageBitmap(file);
  try {
    return (await new Detector({ formats: [qrCode] }).detect(picture)).map(({ rawValue }) => rawValue);
  } finally {
    picture.close();
  }
}
