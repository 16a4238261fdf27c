import type { Language } from '@wallet/domain';
import type { ReceiptContent } from './receipt-content.ts';
import { wrapLines } from './wrap-lines.ts';

/** Sharp on every phone, and small enough for every chat app. */
const scale = 3;
const width = 360;
const margin = 24;
const inside = width - 2 * margin;
const labelWidth = 104;
const markSize = 40;

interface Look {
  readonly font: string;
  readonly color: (token: string) => string;
}

function readLook(): Look {
  const page = getComputedStyle(document.documentElement);
  return {
    font: getComputedStyle(document.body).fontFamily,
    color: (token) => page.getPropertyValue(`--color-${token}`).trim(),
  };
}

const statusColors = { success: 'success', failed: 'danger', 'in-progress': 'warning' } as const;

/**
 * Draws a receipt in the colours and letters of the page. `mark` holds the lines of the product's own mark. Rejects
 * where the browser makes no picture.
 */
export async function drawReceipt(content: ReceiptContent, mark: string, language: Language): Promise<Blob> {
  await document.fonts.ready;
  const look = readLook();
  const canvas = document.createElement('canvas');
  // Twice: only once written is it known how long it is.
  const height = write(canvas, content, mark, language, look);
  canvas.width = width * scale;
  canvas.height = height * scale;
  write(canvas, content, mark, language, look);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
  });
}

/** Writes everything from top to bottom. Returns the height that it takes. */
function write(canvas: HTMLCanvasElement, content: ReceiptContent, mark: string, language: Language, { font, color }: Look): number {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = color('surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'alphabetic';
  let y = margin;

  const put = (
    text: string,
    x: number,
    space: number,
    { size, weight, ink }: { readonly size: number; readonly weight: number; readonly ink: string },
  ) => {
    context.font = `${String(weight)} ${String(size)}px ${font}`;
    context.fillStyle = color(ink);
    let at = y;
    for (const line of wrapLines(text, space, (part) => context.measureText(part).width, language)) {
      // Room above and below for the marks that Thai and Lao put there.
      at += size * 1.6;
      context.fillText(line, x, at - size * 0.45);
    }
    return at;
  };
  const rule = () => {
    y += 12;
    context.fillStyle = color('border');
    context.fillRect(margin, y, inside, 1);
    y += 13;
  };

  drawMark(context, mark, color);
  const beside = margin + markSize + 12;
  // A name of one line stands in the middle of the mark.
  y += 7;
  y = Math.max(margin + markSize, put(content.product, beside, width - margin - beside, { size: 16, weight: 700, ink: 'text' }));
  rule();
  y = put(content.title, margin, inside, { size: 14, weight: 400, ink: 'text-muted' });
  y = put(content.amount, margin, inside, { size: 28, weight: 700, ink: 'text' });
  y = put(content.status, margin, inside, { size: 15, weight: 700, ink: statusColors[content.statusKind] });
  rule();
  for (const { label, value } of content.lines) {
    const labelEnd = put(label, margin, labelWidth, { size: 14, weight: 400, ink: 'text-muted' });
    const valueEnd = put(value, margin + labelWidth + 12, inside - labelWidth - 12, { size: 14, weight: 600, ink: 'text' });
    y = Math.max(labelEnd, valueEnd) + 4;
  }
  rule();
  y = put(content.notice, margin, inside, { size: 13, weight: 400, ink: 'text-muted' });
  return Math.ceil(y + margin);
}

function drawMark(context: CanvasRenderingContext2D, mark: string, color: Look['color']): void {
  context.save();
  context.translate(margin, margin);
  context.scale(markSize / 32, markSize / 32);
  context.fillStyle = color('accent');
  context.beginPath();
  context.roundRect(0, 0, 32, 32, 9);
  context.fill();
  context.strokeStyle = color('on-accent');
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(mark));
  context.restore();
}
