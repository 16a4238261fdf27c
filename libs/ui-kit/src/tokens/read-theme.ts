import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, type FileImporter } from 'sass';

/** Resolves the kit's own styles, like the build does. */
const kit: FileImporter<'sync'> = {
  findFileUrl: (url) =>
    url.startsWith('@wallet/ui-kit/') ? pathToFileURL(join(import.meta.dirname, '..', url.slice('@wallet/ui-kit/'.length))) : null,
};

export type Colors = ReadonlyMap<string, string>;

/** Returns the colour tokens of one rule of the compiled theme. */
function readRule(css: string, selector: string): Colors {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`the theme has no rule ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map([...body.matchAll(/--(color-[\w-]+):\s*([^;]+);/g)].map(([, token = '', value = '']) => [token, value.trim()]));
}

/** Compiles an app's colours like the build does. `lightOfDevice` are the colours on a device that prefers light. */
export function readTheme(file: string): { readonly dark: Colors; readonly light: Colors; readonly lightOfDevice: Colors } {
  const { css } = compile(file, { importers: [kit] });
  return {
    dark: readRule(css, ':root'),
    light: readRule(css, ':root[data-theme=light]'),
    lightOfDevice: readRule(css, ':root:not([data-theme=dark])'),
  };
}
