import { always } from '@antithesishq/bombadil';
import { actions, extract, getFingerprint, weighted } from '@antithesishq/bombadil/browser';
import { clicks, inputs, navigation, scroll, waitOnce } from '@antithesishq/bombadil/browser/defaults/actions';

export { noUncaughtExceptions, noUnhandledPromiseRejections } from '@antithesishq/bombadil/browser/defaults/properties';

/** What the explorer writes before these lines. */
declare const facts: {
  readonly member: { readonly phone: string; readonly password: string; readonly name: string };
  /** Of each language. */
  readonly texts: readonly {
    readonly transferDone: string;
    readonly withdrawDone: string;
    readonly unknown: string;
    readonly failed: string;
  }[];
};

/** A tap in the middle of an element. */
const tapOn = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { fingerprint: getFingerprint(element), point: { x: left + width / 2, y: top + height / 2 } };
};

const loginForm = extract(({ document, window }) => {
  // The browser blocks windows of games. Behind one, the page would be hidden, and each act take five seconds.
  window.open = () => null;
  const [name, password, submit] = ['input[name=username]', 'input[name=password]', 'main button[type=submit]'].map((selector) =>
    document.querySelector<HTMLInputElement>(selector),
  );
  if (!name || !password || !submit || document.querySelector('dialog[open]')) return null;
  const next = [name, password].find(({ value }) => value === '') ?? submit;
  return { field: next.name, isFocused: next === document.activeElement, tap: tapOn(next) };
});

const logIn = actions(() => {
  const form = loginForm.current;
  if (!form) return [];
  const text = form.field === 'username' ? facts.member.phone : facts.member.password;
  return form.field !== '' && form.isFocused ? [{ TypeText: { text: { Regexp: text }, delayMillis: 1 } }] : [{ Click: form.tap }];
});

const emptyAmount = extract(({ document }) => {
  const field = document.querySelector<HTMLInputElement>('dialog[open] input[name=amount]');
  return field?.value === '' && !field.disabled ? { isFocused: field === document.activeElement, tap: tapOn(field) } : null;
});

/** Amounts that are allowed, too small and too large. */
const amounts = actions(() => {
  const field = emptyAmount.current;
  if (!field) return [];
  return field.isFocused
    ? [{ TypeText: { text: { Regexp: '1|100|500|1000|10000|50000|999999999' }, delayMillis: 1 } }]
    : [{ Click: field.tap }];
});

const mainButton = extract(({ document }) => {
  const button = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] footer button, dialog[open] button[type=submit]')].at(-1);
  return button && !button.disabled ? tapOn(button) : null;
});

/** Goes on with what is begun: chance alone seldom ends it. */
const goOn = actions(() => (mainButton.current ? [{ Click: mainButton.current }] : []));

export const memberActs = weighted([
  [100, goOn],
  [2000, logIn],
  [100, amounts],
  [100, clicks],
  [20, inputs],
  [20, scroll],
  [6, navigation],
  [4, waitOnce],
]);

/** The word for the currency beside each figure. */
const currencies = extract(({ document }) =>
  [...document.querySelectorAll('[data-part=figures]')].map(
    (part) => part.parentElement?.querySelector('[data-part=currency]')?.textContent ?? '',
  ),
);

export const everyFigureHasItsCurrency = always(() => currencies.current.every((currency) => currency.trim() !== ''));

const hundredthsOf = (amount: string) => Math.round(Number(amount.replaceAll(/[^\d.-]/g, '')) * 100);

/** The total and its parts in hundredths, as home shows them. Null where a part is not known or not up to date. */
const home = extract(({ document }) => {
  const shown = document.querySelector('main section');
  if (!shown) return null;
  const minorOf = (root: Element | null) => {
    const text = root?.querySelector('[data-stale=false] [data-part=figures]')?.textContent;
    return text === undefined ? null : hundredthsOf(text);
  };
  const total = minorOf(shown.querySelector('[data-size=display]')?.parentElement ?? null);
  const parts = [...shown.querySelectorAll('dl dd')].map(minorOf);
  return total === null || parts.length === 0 || parts.includes(null)
    ? null
    : { total, sum: parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) };
});

export const totalIsTheSumOfItsParts = always(() => home.current === null || home.current.total === home.current.sum);

/** A dialog that says that a transfer or a withdrawal is done: the amounts that it shows, and what of the statement was read then. */
interface Told {
  readonly title: string | null;
  readonly amounts: readonly number[];
  isListed: boolean | null;
}

/**
 * Whether the statement's newest transfer or withdrawal has the amount that the dialog shows, read when it appears: nobody else acts. It is
 * still known when the next act has closed the dialog. A dialog with hidden amounts shows none.
 */
const told = extract(({ document, window }) => {
  const page = window as Window & typeof globalThis & { told?: Told };
  const [title = null] = [...document.querySelectorAll('[role=alertdialog] h2')].map((heading) => heading.textContent);
  const type = (['transfer', 'withdraw'] as const).find((name) => facts.texts.some((texts) => texts[`${name}Done`] === title));
  if (type !== undefined && page.told?.title !== title) {
    const amounts = [...document.querySelectorAll('[role=alertdialog] [data-part=figures]')].map((part) => hundredthsOf(part.textContent));
    const now: Told = { title, amounts, isListed: null };
    page.told = now;
    const token = page.sessionStorage.getItem('token') ?? page.localStorage.getItem('token') ?? '';
    const headers = { 'X-Requested-With': 'wallet-user', 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    void page.fetch('/api/statement', { method: 'POST', headers, body: JSON.stringify({ page: 1, limit: 20 }) }).then(async (response) => {
      if (!response.ok) return;
      const { statements } = (await response.json()) as {
        readonly statements: readonly { readonly statementType: string; readonly amount: number }[];
      };
      const newest = statements.find(({ statementType }) => statementType === type);
      now.isListed = newest !== undefined && (amounts.length === 0 || amounts.includes(Math.round(newest.amount * 100)));
    });
  }
  const { isListed = null } = page.told ?? {};
  if (type === undefined) delete page.told;
  return { isListed };
});

export const whatIsDoneIsInTheStatement = always(() => told.current.isListed !== false);

/** What on the page contradicts a dialog that says that something is done. */
const contradictions = extract(({ document }) => {
  const [title, ...others] = [...document.querySelectorAll('[role=alertdialog] h2')].map((heading) => heading.textContent);
  if (!facts.texts.some(({ transferDone, withdrawDone }) => title === transferDone || title === withdrawDone)) return 0;
  const page = document.body.innerText;
  return others.length + facts.texts.filter(({ unknown, failed }) => page.includes(unknown) || page.includes(failed)).length;
});

export const nothingContradictsWhatIsDone = always(() => contradictions.current === 0);

const kept = extract(({ document, window }) => {
  const isLoggedIn = window.localStorage.getItem('token') !== null || window.sessionStorage.getItem('token') !== null;
  if (isLoggedIn || !document.querySelector('input[name=username]')) return null;
  const { phone, name } = facts.member;
  const shown = document.body.innerText;
  return {
    keys: [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].filter((key) => key.startsWith('member:')),
    shows: [phone, name].filter((fact) => shown.includes(fact)),
  };
});

export const nothingOfTheMemberStays = always(
  () => kept.current === null || (kept.current.keys.length === 0 && kept.current.shows.length === 0),
);
