import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibraryDom from '@testing-library/dom';
import { withoutBreakMarks, type Language } from '@wallet/domain';
import type { JourneyMember } from '../markets.ts';
import { textsIn } from '../texts.ts';
import type { Driver } from './browser.ts';

/** Elements by what members see or hear of them, or by CSS. */
type Query = { readonly role: string; readonly name: string } | { readonly label: string } | { readonly css: string };

interface TabWindow extends Window {
  readonly TestingLibraryDom: typeof TestingLibraryDom;
  isLeft?: true;
  /** What went wrong: uncaught errors, and violations of the policy. */
  faults?: string[];
}

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A tab of an engine at a site, as a member uses it. */
export function openTab(driver: Driver, site: string, language: Language) {
  const texts = textsIn(language);

  /** Tries again what fails, also because the page is just being replaced. */
  const until = (check: () => Promise<void>, timeout = 30_000) => expect(check).toPass({ intervals: [50, 100, 250], timeout });

  /** Waits until a function in the page returns this. */
  const expectValue = <Args extends readonly unknown[]>(read: (...args: Args) => unknown, value: unknown, ...args: Args) =>
    until(async () => expect(await driver.evaluate<Args, unknown>(read, ...args)).toEqual(value));

  const open = async (path: string, { waitsForLoad = true } = {}) => {
    const isAtSite = async () => expect(await driver.evaluate(() => location.origin)).toBe(site);
    await until(async () => {
      await driver.evaluate((url) => {
        (window as unknown as TabWindow).isLeft = true;
        location.assign(url);
      }, `${site}${path}`);
      // A new tab begins with an empty page. WebKitGTK replaces it by another one, and forgets where it was to go.
      await until(isAtSite, 5000);
    });
    await until(async () => {
      const isThere = (waits: boolean) => {
        if ((window as unknown as TabWindow).isLeft) return 'the page before';
        const isEarly = !waits && (document.readyState !== 'loading' || document.querySelector('main') !== null);
        return isEarly ? 'complete' : document.readyState;
      };
      expect(await driver.evaluate(isThere, waitsForLoad), `${path} is loaded`).toBe('complete');
    });
    await driver.evaluate(watchFaults);
  };

  const store = (values: Readonly<Record<string, string>>) => driver.evaluate((all) => Object.assign(localStorage, all), values);

  /** Waits until it can be clicked, and resolves to its middle. */
  const find = async (query: Query) => {
    let place = null as readonly [number, number] | null;
    await until(async () => {
      if (!(await driver.evaluate(() => 'TestingLibraryDom' in window))) await driver.run(testingLibrary);
      place = await driver.evaluate(placeOf, query);
      expect(place, JSON.stringify(query)).not.toBeNull();
    });
    return place ?? ([0, 0] as const);
  };

  /** Clicks on what is usable and not covered, in the topmost dialog if one is open. */
  const click = async (query: Query) => driver.click(...(await find(query)));

  const visibleText = async () => withoutBreakMarks(await driver.evaluate(() => document.body.innerText)).replace(/\s+/g, ' ');

  return {
    driver,
    open,
    store,
    find,
    click,
    visibleText,
    expectValue,
    text: (...named: Parameters<typeof texts>) => withoutBreakMarks(texts(...named)),
    /** Logs in without the login page, and opens an address. */
    enter: async ({ phone, password }: Pick<JourneyMember, 'phone' | 'password'>, path: string) => {
      const response = await fetch(`${site}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'wallet-user' },
        body: JSON.stringify({ username: phone, password }),
      });
      const { token } = (await response.json()) as { token: string };
      // Where no app runs yet.
      await open('/favicon.ico');
      await store({ token, agreementRemembered: 'true' });
      await open(path);
    },
    /** Follows a link inside of the app without loading the page. */
    goTo: (path: string) =>
      driver.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path),
    press: (name: string) => click({ role: 'button', name }),
    fill: async (query: Query, value: string) => {
      await click(query);
      await driver.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await driver.type(value);
    },
    /** Chooses an option as drivers do: in the page, since lists of options are windows of their own. */
    choose: (query: Query, value: string) =>
      until(async () =>
        driver.evaluate(
          ([x, y], chosen) => {
            const select = document.elementFromPoint(x, y)?.closest('select');
            if (!select) throw new Error('there is nothing to choose from');
            select.value = chosen;
            for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
          },
          await find(query),
          value,
        ),
      ),
    /** Waits until a text is visible, in whatever element. */
    see: (text: string) => until(async () => expect(await visibleText()).toContain(withoutBreakMarks(text).replace(/\s+/g, ' '))),
    expectPath: (path: string) => expectValue(() => location.pathname + location.search, path),
    /** Waits until so many elements match. */
    expectCount: (css: string, count: number) => expectValue((selector) => document.querySelectorAll(selector).length, count, css),
    /** Uncaught errors and violations of the policy since the page was opened, and whatever is wider than the page. */
    faults: (): Promise<readonly string[]> =>
      driver.evaluate(() => {
        const wide = document.documentElement.scrollWidth > innerWidth ? [`${String(document.documentElement.scrollWidth)} px wide`] : [];
        return [...((window as unknown as TabWindow).faults ?? ['not watched']), ...wide];
      }),
  };
}

export type Tab = ReturnType<typeof openTab>;

/** Runs in the page. */
function placeOf(query: Query): readonly [x: number, y: number] | null {
  const { queryAllByRole, queryAllByLabelText } = (window as unknown as TabWindow).TestingLibraryDom;
  const scope = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  const isNamed = (wanted: string) => (text: string) => text.replaceAll('\u200b', '').trim() === wanted;
  const find = () => {
    if ('css' in query) return [...scope.querySelectorAll<HTMLElement>(query.css)];
    if ('label' in query) return queryAllByLabelText(scope, isNamed(query.label));
    return queryAllByRole(scope, query.role, { name: isNamed(query.name) });
  };
  // The page holds taps while something has just appeared or left.
  if (document.querySelector('html[data-held]')) return null;
  for (const element of find()) {
    if (element.matches(':disabled, [aria-disabled=true], [data-busy=true]')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return [x, y];
  }
  return null;
}

/** Runs in the page. */
function watchFaults(): void {
  const faults: string[] = [];
  (window as unknown as TabWindow).faults = faults;
  addEventListener('error', ({ message }) => {
    // The chat's list measures its messages. What changes by that is drawn in the next frame.
    if (!message.startsWith('ResizeObserver loop')) faults.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => faults.push(`${violatedDirective} ${blockedURI}`));
}
