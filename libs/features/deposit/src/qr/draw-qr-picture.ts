import { drawQr, qrImage } from '@wallet/ui-kit';

/** Draws a code as a PNG. Rejects when its markup or the browser does not allow it. */
export async function drawQrPicture(markup: string): Promise<Blob> {
  const address = qrImage(markup);
  const picture = address === null ? null : await drawPicture(address);
  if (!picture) throw new Error('the browser made no picture');
  return picture;
}

async function drawPicture(address: string): Promise<Blob | null> {
  const image = new Image();
  // The pixels of another origin cannot be read unless its server allows it.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const canvas = drawQr(image);
  return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
