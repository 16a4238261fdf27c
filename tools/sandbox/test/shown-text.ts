const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text that a browser shows: without tags, with character references replaced. */
export function shownText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
      code === undefined ? (characters[name] ?? whole) : String.fromCharCode(Number(code)),
    );
}
