import { qrImage } from '@wallet/ui-kit';

/** In points: readable when a bank's app takes it from the device's pictures. */
const side = 720;
const margin = 48;

/** Keeps a code as a PNG on the device; false where its markup or the browser does not allow that. */
export async function saveQrPicture(markup: string, name: string): Promise<boolean> {
  const address = qrImage(markup);
  const file = address === null ? null : await drawPicture(address).catch(() => null);
  if (!file) return false;
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // Some browsers read it only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

async function drawPicture(address: string): Promise<Blob | null> {
  const image = new Image();
  // A picture of another site would make the canvas unreadable, unless that site allows it.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  // The squares of a code stay sharp.
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, margin, margin, side - 2 * margin, side - 2 * margin);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
