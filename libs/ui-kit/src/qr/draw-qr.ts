/** In pixels: readable when a bank app opens it from the gallery. */
const drawnSide = 840;
/** What the standard of QR codes wants around a code, in its modules. */
const quietModules = 4;
/** The corner of a code is a square of so many modules. */
const cornerModules = 7;
/** The narrowest and the widest code, in modules. */
const narrowest = 21;
const widest = 177;

/**
 * Draws a loaded code on white, with the quiet zone that it lacks. Null where the browser gives no true pixels: of a picture of another
 * origin, or against fingerprinting. It looks at the pixels itself, because the reader of codes is WebAssembly and larger than the whole dialog.
 */
export function drawQr(image: HTMLImageElement): HTMLCanvasElement | null {
  const { naturalWidth: width, naturalHeight: height } = image;
  const longest = Math.max(width, height);
  // Whole multiples keep the squares of the code sharp.
  const scale = longest > drawnSide ? drawnSide / longest : Math.round(drawnSide / Math.max(longest, 1));
  const code = whiteCanvas(Math.round((width || longest || 1) * scale), Math.round((height || longest || 1) * scale));
  if (!code || !readDark(code)?.isEmpty) return null;
  code.context.drawImage(image, 0, 0, code.canvas.width, code.canvas.height);
  const dark = readDark(code);
  if (!dark || dark.isEmpty) return null;
  const margin = missingZone(dark, code.canvas);
  const picture = whiteCanvas(code.canvas.width + 2 * margin, code.canvas.height + 2 * margin);
  picture?.context.drawImage(code.canvas, margin, margin);
  return picture?.canvas ?? null;
}

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

function whiteCanvas(width: number, height: number): Drawing | null {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = false;
  return { canvas, context };
}

/** The dark pixels: the box around them, and how far the first row of them reaches without a gap. */
interface Dark {
  readonly isEmpty: boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly firstRun: number;
}

function readDark({ canvas: { width, height }, context }: Drawing): Dark | null {
  let pixels: Uint8ClampedArray;
  try {
    pixels = context.getImageData(0, 0, width, height).data;
  } catch {
    return null;
  }
  // The ground is white, so each channel tells a dark pixel.
  const isDark = (x: number, y: number) => (pixels[4 * (y * width + x) + 1] ?? 255) < 128;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isDark(x, y)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), y];
    }
  }
  let [start, end] = [left, left];
  while (start < right && !isDark(start, top)) start++;
  end = start;
  while (end <= right && isDark(end, top)) end++;
  return { isEmpty: right < 0, left, top, right, bottom, firstRun: end - start };
}

/** How many pixels the code lacks around itself. None where no corner of a code is at the top: a picture that the bank designed. */
function missingZone({ left, top, right, bottom, firstRun }: Dark, { width, height }: HTMLCanvasElement): number {
  const across = right - left + 1;
  if (firstRun > (across * cornerModules) / narrowest + 1 || firstRun < (across * cornerModules) / widest - 1) return 0;
  const zone = Math.min(left, top, width - 1 - right, height - 1 - bottom);
  return Math.max(0, Math.ceil((firstRun / cornerModules) * quietModules - zone));
}
