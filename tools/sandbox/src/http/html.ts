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

/** Escaped HTML. Only `html` creates it; `String` converts it. */
export type Html = Markup;

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A template tag for HTML. Values are escaped unless `html` created them. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Markup(String.raw({ raw: markup }, ...parts.map(render)));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return String(part);
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
