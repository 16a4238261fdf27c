import { escapeText } from './escape-text.ts';

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
