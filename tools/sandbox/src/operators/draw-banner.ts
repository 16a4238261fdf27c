/** A banner as a data URL: a coloured rectangle with one line of text. */
export function drawBanner(background: string, text: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 600 200"><rect width="600" height="200" fill="${background}"/>` +
    `<circle cx="520" cy="30" r="110" fill="#fff" fill-opacity=".12"/>` +
    `<text x="300" y="112" font-family="sans-serif" font-size="34" text-anchor="middle" fill="#fff">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
