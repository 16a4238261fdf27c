import { qrImage } from '@wallet/ui-kit';

/** In pixels: readable when a bank app opens it from the gallery. */
const side = 720;
const margin = 48;

/** Draws a code as a PNG. Rejects when its markup or the browser does not allow it. */
export async function drawQrPicture(markup: string): Promise<Blob> {
  const address = qrImage(markup);
  const picture = address === null ? null : await drawPicture(address);
  if (!picture) throw new Error('the browser made no picture');
  return picture;
}

async function drawPicture(address: string): Promise<Blob | null> {
  const image = new Image();
  // A cross-origin picture would taint the canvas unless its server allows it.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  // Keeps the squares of the code sharp.
  context.imageSmoothingEnabled = false;
  context.drawImage(image, margin, margin, side - 2 * margin, side - 2 * margin);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
