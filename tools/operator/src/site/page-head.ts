import { withoutBreakMarks } from '@wallet/domain';

/** What chat apps and search engines read of a page. */
export interface PageAbout {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list it: pages for visitors only. */
  readonly isPublic: boolean;
  readonly siteName: string;
  /** The address of the site; null if not known. */
  readonly origin: string | null;
}

/** The size that chat apps show without cutting. */
export const previewSize = { width: 1200, height: 630 } as const;

const locales: Readonly<Record<string, string>> = { th: 'th_TH', lo: 'lo_LA', en: 'en_US' };

/** File of the picture that chat apps show with a link. */
export const previewFile = (language: string): string => `site/preview-${language}.png`;

/**
 * The tags of a page's head for chat apps, search engines and home screens. All languages share one address, so there is one canonical
 * address and no `hreflang` (decision 17).
 */
export function pageHead({ path, language, title, description, isPublic, siteName, origin }: PageAbout): string {
  const apple = `<meta name="apple-mobile-web-app-title" content="${escape(siteName)}">`;
  if (!isPublic) return `<meta name="robots" content="noindex">${apple}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': `${title} · ${siteName}`,
    'og:description': description,
    'og:locale': locales[language] ?? language,
    // Without an origin some chat apps still find it.
    'og:image': `${origin ?? ''}/${previewFile(language)}`,
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    ...(origin !== null && { 'og:url': `${origin}${path}` }),
  };
  return [
    `<meta name="description" content="${escape(description)}">`,
    ...Object.entries(properties).map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(origin === null ? [] : [`<link rel="canonical" href="${escape(`${origin}${path}`)}">`]),
    apple,
  ].join('');
}

const escape = (text: string) => withoutBreakMarks(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
