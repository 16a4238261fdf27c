import { splitGraphemes, splitWords, type Language, type MoneyStatus } from '@wallet/domain';

/** The texts of a receipt, in display order. */
export interface ReceiptContent {
  readonly product: string;
  readonly title: string;
  /** The signed amount and its currency. */
  readonly amount: string;
  readonly status: string;
  readonly statusKind: MoneyStatus;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** The notice that the receipt is no bank document. */
  readonly notice: string;
}

/** Sharp on every phone, and small enough for every chat app. */
const scale = 3;
const width = 360;
const margin = 24;
const contentWidth = width - 2 * margin;
const labelWidth = 104;
const markSize = 40;

interface PageStyle {
  readonly font: string;
  readonly color: (token: string) => string;
}

function readPageStyle(): PageStyle {
  const page = getComputedStyle(document.documentElement);
  return {
    font: getComputedStyle(document.body).fontFamily,
    color: (token) => page.getPropertyValue(`--color-${token}`).trim(),
  };
}

const statusColors = { success: 'success', failed: 'danger', 'in-progress': 'warning' } as const;

/**
 * Draws a receipt in the page's colours and font. `mark` is the path of the product's logo. Rejects when the browser cannot make a picture.
 */
export async function drawReceipt(content: ReceiptContent, mark: string, language: Language): Promise<Blob> {
  await document.fonts.ready;
  const style = readPageStyle();
  const canvas = document.createElement('canvas');
  // Drawn twice: the height is known only after the first time.
  const height = draw(canvas, content, mark, language, style);
  canvas.width = width * scale;
  canvas.height = height * scale;
  draw(canvas, content, mark, language, style);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
  });
}

/** Draws everything from top to bottom. Returns the height used. */
function draw(canvas: HTMLCanvasElement, content: ReceiptContent, mark: string, language: Language, { font, color }: PageStyle): number {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = color('surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'alphabetic';
  let y = margin;

  const drawText = (
    text: string,
    x: number,
    space: number,
    { size, weight, ink }: { readonly size: number; readonly weight: number; readonly ink: string },
  ) => {
    context.font = `${String(weight)} ${String(size)}px ${font}`;
    context.fillStyle = color(ink);
    let at = y;
    for (const line of wrapLines(text, space, (part) => context.measureText(part).width, language)) {
      // Leaves space for the Thai and Lao marks above and below a line.
      at += size * 1.6;
      context.fillText(line, x, at - size * 0.45);
    }
    return at;
  };
  const rule = () => {
    y += 12;
    context.fillStyle = color('border');
    context.fillRect(margin, y, contentWidth, 1);
    y += 13;
  };

  drawMark(context, mark, color);
  const textLeft = margin + markSize + 12;
  // Centres a one-line name on the logo.
  y += 7;
  y = Math.max(margin + markSize, drawText(content.product, textLeft, width - margin - textLeft, { size: 16, weight: 700, ink: 'text' }));
  rule();
  y = drawText(content.title, margin, contentWidth, { size: 14, weight: 400, ink: 'text-muted' });
  y = drawText(content.amount, margin, contentWidth, { size: 28, weight: 700, ink: 'text' });
  y = drawText(content.status, margin, contentWidth, { size: 15, weight: 700, ink: statusColors[content.statusKind] });
  rule();
  for (const { label, value } of content.lines) {
    const labelEnd = drawText(label, margin, labelWidth, { size: 14, weight: 400, ink: 'text-muted' });
    const valueEnd = drawText(value, margin + labelWidth + 12, contentWidth - labelWidth - 12, { size: 14, weight: 600, ink: 'text' });
    y = Math.max(labelEnd, valueEnd) + 4;
  }
  rule();
  y = drawText(content.notice, margin, contentWidth, { size: 13, weight: 400, ink: 'text-muted' });
  return Math.ceil(y + margin);
}

/** Older browsers have no `roundRect`. */
const roundedSquare = 'M9 0H23A9 9 0 0 1 32 9V23A9 9 0 0 1 23 32H9A9 9 0 0 1 0 23V9A9 9 0 0 1 9 0Z';

function drawMark(context: CanvasRenderingContext2D, mark: string, color: PageStyle['color']): void {
  context.save();
  context.translate(margin, margin);
  context.scale(markSize / 32, markSize / 32);
  context.fillStyle = color('accent');
  context.fill(new Path2D(roundedSquare));
  context.strokeStyle = color('on-accent');
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(mark));
  context.restore();
}

/**
 * Breaks a text into lines of at most `width`: between words, which Thai and Lao do not separate by spaces, and within a word only if it is
 * too long by itself.
 */
export function wrapLines(text: string, width: number, measure: (text: string) => number, language: Language): readonly string[] {
  const pieces = splitWords(text, language).flatMap((word) => (measure(word) <= width ? word : splitGraphemes(word)));
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
