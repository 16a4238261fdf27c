import type { PageAssets } from './page-assets.ts';

export interface PageParts {
  /** Vite's own index.html. */
  readonly template: string;
  readonly path: string;
  readonly language: string;
  readonly title: string;
  /** Tags that describe the page. */
  readonly head: string;
  readonly html: string;
  /** Markup before it, which is shown where scripts cannot run. */
  readonly notices: string;
  readonly assets: PageAssets;
  /** The page's whole style sheet, inlined so that the first bytes can be painted. */
  readonly css: string;
  /** File of the script that runs before the others. */
  readonly early?: string | undefined;
}

/** What a page says in one language where its scripts cannot run. */
export interface NoticeTexts {
  readonly unusable: string;
  readonly noScript: string;
}

/**
 * The markup of a page's notices, which are shown unless the boot script hides them. What to do is there in every language, because a script
 * would otherwise have to render that of the member.
 */
export function pageNotices(texts: Readonly<Record<string, NoticeTexts>>, language: string): string {
  const lines = Object.entries(texts).map(([lang, { unusable }]) => `<p lang="${lang}">${escapeText(unusable)}</p>`);
  const noScript = `<noscript lang="${language}">${escapeText(texts[language]?.noScript ?? '')}</noscript>`;
  return `<div class="unusable" role="alert">${noScript}${lines.join('')}</div>`;
}

const emptyRoot = '<div id="root"></div>';

/** Shows the page's first notice until the boot script has run. */
const unusable = 'data-unusable';

/** Adds notices to a page without prerendered markup, in the language of the template. */
export const composeShell = (template: string, notices: string): string =>
  replaceOnce(replaceOnce(template, '<html', `<html ${unusable}`), emptyRoot, `${notices}${emptyRoot}`);

/** Assembles a prerendered page from its parts. */
export function composePage({ template, path, language, title, head, html, notices, assets, css, early }: PageParts): string {
  const preloads = assets.scripts
    .filter((file) => !template.includes(`src="/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const first = early === undefined ? [] : [`<script type="module" async fetchpriority="high" src="/${early}"></script>`];
  // Vite's loader looks for this link before it fetches a chunk's styles. They are already inline, so a disabled link is enough: it is
  // found but never fetched.
  const styles = assets.styles.map((file) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`);
  return replaceOnce(
    replaceOnce(
      replaceOnce(
        replaceOnce(
          template.replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
          /<html lang="[^"]*"/,
          `<html lang="${language}" ${unusable}`,
        ),
        /<title>[^<]*<\/title>/,
        `<title>${escapeText(title)}</title>${head}`,
      ),
      '</head>',
      `${[...first, `<style>${css}</style>`, ...styles, ...preloads].join('')}</head>`,
    ),
    emptyRoot,
    `${notices}<div id="root" data-path="${path}" data-lang="${language}">${html}</div>`,
  );
}

function replaceOnce(text: string, part: string | RegExp, replacement: string): string {
  if (!(typeof part === 'string' ? text.includes(part) : part.test(text))) throw new Error(`index.html has no ${String(part)}`);
  return text.replace(part, () => replacement);
}

/** Escapes text for an element. */
const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
