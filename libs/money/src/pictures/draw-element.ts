import { splitGraphemes } from '@wallet/domain';

/** Sharp on every phone, and small enough for every chat app. */
const scale = 3;

type Paint = (canvas: CanvasRenderingContext2D) => void;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws an element as a PNG picture, as the page shows it: its grounds, drawings, pictures and text, without borders and gradients. Rejects when
 * the browser cannot.
 */
export async function drawElement(element: HTMLElement | null): Promise<Blob> {
  await document.fonts.ready;
  if (!element) throw new Error('nothing to draw');
  const frame = element.getBoundingClientRect();
  // A dialog that opens is smaller for a moment.
  const zoom = element.offsetWidth / frame.width;
  const place = ({ left, top, width, height }: Box): Box => ({
    left: (left - frame.left) * zoom,
    top: (top - frame.top) * zoom,
    width: width * zoom,
    height: height * zoom,
  });
  const canvas = document.createElement('canvas');
  canvas.width = element.offsetWidth * scale;
  canvas.height = element.offsetHeight * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Everything is measured before anything is waited for.
  for (const paint of paintsOf(element, place)) (await paint)(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
  });
}

/** What to paint for a node and what is in it, from back to front. A picture that does not load is left out. */
function paintsOf(node: Node, place: (box: Box) => Box): (Paint | Promise<Paint>)[] {
  if (node instanceof Text && node.parentElement) {
    const style = getComputedStyle(node.parentElement);
    return linesOf(node).map(({ text, ...box }) => paintLine(text, place(box), style));
  }
  if (!(node instanceof Element)) return [];
  const style = getComputedStyle(node);
  // Only heard, or not there.
  if (style.opacity === '0' || style.display === 'none') return [];
  const box = place(node.getBoundingClientRect());
  const isPicture = node instanceof SVGSVGElement || node instanceof HTMLImageElement;
  if (isPicture)
    return [
      (node instanceof SVGSVGElement ? imageOf(node, box) : Promise.resolve(node)).then(paintImage(box)).catch(() => () => undefined),
    ];
  return [paintGround(box, style), ...[...node.childNodes].flatMap((child) => paintsOf(child, place))];
}

/** The lines of a text as the browser has broken it. */
function linesOf(node: Text): (Box & { readonly text: string })[] {
  const range = document.createRange();
  const lines: (Box & { readonly text: string })[] = [];
  let at = 0;
  for (const part of splitGraphemes(node.data)) {
    range.setStart(node, at);
    range.setEnd(node, (at += part.length));
    const [box] = range.getClientRects();
    const line = lines.at(-1);
    if (!box || box.width === 0) continue;
    if (line && Math.abs(line.top - box.top) < box.height / 2) lines[lines.length - 1] = { ...line, text: line.text + part };
    else lines.push({ text: part, left: box.left, top: box.top, width: box.width, height: box.height });
  }
  return lines;
}

function paintLine(text: string, { left, top, height }: Box, { fontWeight, fontSize, fontFamily, color }: CSSStyleDeclaration): Paint {
  return (canvas) => {
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    canvas.fillStyle = color;
    // Firefox 115 does not know it.
    const { fontBoundingBoxAscent: ascent } = canvas.measureText(text) as Partial<TextMetrics>;
    canvas.fillText(text, left, top + (ascent ?? height * 0.75));
  };
}

function paintGround({ left, top, width, height }: Box, { backgroundColor, borderTopLeftRadius }: CSSStyleDeclaration): Paint {
  const r = Math.min(Number.parseFloat(borderTopLeftRadius) || 0, width / 2, height / 2);
  const arc = (x: number, y: number) => `a${String(r)} ${String(r)} 0 0 1 ${String(x)} ${String(y)}`;
  const across = String(width - 2 * r);
  const down = String(height - 2 * r);
  // Older browsers have no `roundRect`.
  const path = `M${String(left + r)} ${String(top)}h${across}${arc(r, r)}v${down}${arc(-r, r)}h-${across}${arc(-r, -r)}v-${down}${arc(r, -r)}`;
  return (canvas) => {
    canvas.fillStyle = backgroundColor;
    canvas.fill(new Path2D(path));
  };
}

const paintImage =
  ({ left, top, width, height }: Box) =>
  async (image: HTMLImageElement): Promise<Paint> => {
    await image.decode();
    // Whole and in the middle, as logos are shown.
    const fit = Math.min(width / image.naturalWidth, height / image.naturalHeight);
    const [across, down] = [image.naturalWidth * fit, image.naturalHeight * fit];
    return (canvas) => canvas.drawImage(image, left + (width - across) / 2, top + (height - down) / 2, across, down);
  };

/** The properties of drawings that style sheets set. A picture has none of the page's. */
const properties = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
];

/** A drawing of the page as an image. */
async function imageOf(svg: SVGSVGElement, { width, height }: Box): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, part] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(part);
    for (const name of properties) copies[index]?.setAttribute(name, style.getPropertyValue(name));
  }
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  const use = copy.querySelector('use');
  const parts = use ? await readParts(use.href.baseVal, getComputedStyle(svg)) : '';
  use?.replaceWith('%parts%');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy).replace('%parts%', parts))}`;
  return image;
}

/** What a drawing in a file of its own consists of, in the page's colours. As text: pages may not parse one. */
async function readParts(address: string, page: CSSStyleDeclaration): Promise<string> {
  const file = await (await fetch(address)).text();
  const parts = file.slice(file.indexOf('<g'), file.lastIndexOf('</svg'));
  return parts.replace(
    /var\((--[\w-]+)(?:, *([^)]+))?\)/g,
    (_all, token: string, preset = '') => page.getPropertyValue(token) || String(preset),
  );
}
