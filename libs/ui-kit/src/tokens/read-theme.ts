import { join } from 'node:path';
import { compile } from 'sass';

export type Colors = ReadonlyMap<string, string>;

/** The values of one rule of the compiled theme, by token. */
function readRule(css: string, selector: string): Colors {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`the theme has no rule ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map([...body.matchAll(/--(color-[\w-]+):\s*([^;]+);/g)].map(([, token = '', value = '']) => [token, value.trim()]));
}

/** Compiles a theme as a build does: what it shows in the dark, in the light, and on a device that prefers light. */
export function readTheme(name: 'th' | 'la'): { readonly dark: Colors; readonly light: Colors; readonly lightOfDevice: Colors } {
  const { css } = compile(join(import.meta.dirname, '..', 'themes', `${name}.scss`));
  return {
    dark: readRule(css, ':root'),
    light: readRule(css, ':root[data-theme=light]'),
    lightOfDevice: readRule(css, ':root:not([data-theme=dark])'),
  };
}
