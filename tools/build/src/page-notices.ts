import { escapeText } from './escape-text.ts';

/** What a page says in one language where its scripts cannot run. */
export interface NoticeTexts {
  readonly tooOld: string;
  readonly noScript: string;
}

/**
 * The markup of a page's notices. The boot script shows the first one. It is there in every language, because a script would otherwise have
 * to render that of the member.
 */
export function pageNotices(texts: Readonly<Record<string, NoticeTexts>>, language: string): string {
  const lines = Object.entries(texts).map(([lang, { tooOld }]) => `<p lang="${lang}">${escapeText(tooOld)}</p>`);
  const noScript = texts[language]?.noScript ?? '';
  return `<div class="unusable" role="alert">${lines.join('')}</div><noscript><p class="unusable">${escapeText(noScript)}</p></noscript>`;
}
