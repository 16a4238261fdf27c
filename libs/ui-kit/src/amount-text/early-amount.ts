/** The place of an amount in a prerendered page. */
interface EarlyAmountPlace {
  /** The currencies that it can show, the market's first one first. */
  readonly currencies: readonly string[];
  /** Shows an amount. A currency without a name is not shown. */
  readonly fill: (figures: string, currency: string) => void;
}

/** Finds the page's `EarlyAmount`. Null if there is none, as on a page that React has rendered. */
export function findEarlyAmount(document: Document): EarlyAmountPlace | null {
  const place = document.querySelector<HTMLElement>('[data-early-amount]');
  if (!place) return null;
  const names = JSON.parse(place.dataset.earlyAmount ?? '{}') as Readonly<Record<string, string>>;
  const part = (id: string, text: string) => {
    const element = document.createElement('span');
    element.dataset.part = id;
    element.textContent = text;
    return element;
  };
  return {
    currencies: Object.keys(names),
    fill: (figures, currency) => {
      const name = names[currency];
      if (name !== undefined) place.replaceChildren(part('figures', figures), ' ', part('currency', name));
    },
  };
}
