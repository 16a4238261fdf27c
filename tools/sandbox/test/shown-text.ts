const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a browser shows of a page: its text without tags, with every written-out sign as the sign itself. */
export function shownText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
      code === undefined ? (signs[name] ?? whole) : String.fromCharCode(Number(code)),
    );
}
