const corners = [
  [2, 2],
  [22, 2],
  [2, 22],
];

/** A small picture that looks like a QR code, as a data URL. It cannot be scanned: the operators are fictitious. */
export function drawLinePicture(colour: string): string {
  const frames = corners.map(([x, y]) => `<path d="M${String(x)} ${String(y)}h8v8h-8zm1.5 1.5v5h5v-5z" fill-rule="evenodd"/>`);
  const dots = Array.from({ length: 40 }, (_, index) => [(index * 7) % 30, (index * 11 + 3) % 30] as const)
    .filter(([x, y]) => !isTaken(x, y))
    .map(([x, y]) => `<path d="M${String(x + 1)} ${String(y + 1)}h1.6v1.6h-1.6z"/>`);
  const bubble = '<path d="M11 12h10v7h-6l-3 3v-3h-1z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="#fff"/><g fill="${colour}">${[...frames, ...dots, bubble].join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function isTaken(x: number, y: number): boolean {
  const inBubble = x > 8 && x < 22 && y > 9 && y < 22;
  return inBubble || corners.some(([left = 0, top = 0]) => x > left - 3 && x < left + 9 && y > top - 3 && y < top + 9);
}
