import type { PageAssets } from './page-assets.ts';

export interface PageParts {
  /** Vite's own index.html. */
  readonly template: string;
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly html: string;
  readonly assets: PageAssets;
  /** The page's whole style sheet, put inline so that it is drawn with the first bytes. */
  readonly css: string;
}

/** Makes a prerendered page of its parts. */
export function composePage({ template, path, language, title, html, assets, css }: PageParts): string {
  const preloads = assets.scripts
    .filter((file) => !template.includes(`src="/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  // Vite's loader looks for such a link before it fetches a chunk's styles. They are inline already, so the link is
  // disabled: found, and never fetched.
  const styles = assets.styles.map((file) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`);
  return replaceOnce(
    replaceOnce(
      replaceOnce(
        replaceOnce(
          template.replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
          /<html lang="[^"]*"/,
          `<html lang="${language}"`,
        ),
        /<title>[^<]*<\/title>/,
        `<title>${escapeText(title)}</title>`,
      ),
      '</head>',
      `${[`<style>${css}</style>`, ...styles, ...preloads].join('')}</head>`,
    ),
    '<div id="root"></div>',
    `<div id="root" data-path="${path}" data-lang="${language}">${html}</div>`,
  );
}

function replaceOnce(text: string, part: string | RegExp, by: string): string {
  if (!(typeof part === 'string' ? text.includes(part) : part.test(text))) throw new Error(`index.html has no ${String(part)}`);
  return text.replace(part, () => by);
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
