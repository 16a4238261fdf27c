/** Colours by token, as `accent`. */
export type Colors = Readonly<Record<string, string>>;

export interface ThemeColors {
  readonly dark: Colors;
  readonly light: Colors;
}

/** A colour that must be there. */
export function colorOf(colors: Colors, token: string): string {
  const color = colors[token];
  if (color === undefined) throw new Error(`the theme has no colour ${token}`);
  return color;
}

/** The colours of a theme as one style sheet, which comes before or after that of the build. */
export function colorSheet({ dark, light }: ThemeColors): string {
  const rule = (selector: string, scheme: string, colors: Colors) =>
    `${selector}{color-scheme:${scheme};${Object.entries(colors)
      .map(([token, value]) => `--color-${token}:${value}`)
      .join(';')}}`;
  const backdrop = (selector: string, { overlay }: Colors) =>
    overlay === undefined ? '' : `${selector} ::backdrop{--color-overlay:${overlay}}`;
  // Twice the same element: these rules win wherever the style sheet of the build stands.
  const root = ':root:root';
  return [
    rule(root, 'dark', dark),
    backdrop(root, dark),
    `@media (prefers-color-scheme:light){${rule(`${root}:not([data-theme='dark'])`, 'light', light)}${backdrop(`${root}:not([data-theme='dark'])`, light)}}`,
    rule(`${root}[data-theme='light']`, 'light', light),
    backdrop(`${root}[data-theme='light']`, light),
  ].join('');
}
