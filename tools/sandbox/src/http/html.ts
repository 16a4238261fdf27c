const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

class Markup {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/** Markup in which nothing from outside is more than text. Only `html` makes it; `String` writes it. */
export type Html = Markup;

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A piece of a page. What is put in is escaped, between tags or within quotes, unless `html` made it. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Markup(String.raw({ raw: markup }, ...parts.map(render)));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return String(part);
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
