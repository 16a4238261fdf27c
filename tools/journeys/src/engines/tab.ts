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

const button = (name: string): Query => ({ role: 'button', name });

/** A tab as a member uses it. */
export class Tab {
  readonly driver: Driver;
  private readonly site: string;
  private readonly language: Language;

  constructor(driver: Driver, site: string, language: Language) {
    this.driver = driver;
    this.site = site;
    this.language = language;
  }

  /** The same tab at another site. */
  at(site: string): Tab {
    return new Tab(this.driver, site, this.language);
  }

  text(namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string {
    const text = textsIn(this.language)(namespace, key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
    return withoutBreakMarks(text);
  }

  async open(path: string, { waitsForLoad = true } = {}): Promise<void> {
    await this.driver.evaluate((url) => {
      (window as unknown as TabWindow).isLeft = true;
      location.assign(url);
    }, `${this.site}${path}`);
    await this.until(async () => {
      const isThere = (site: string, waits: boolean) => {
        // A new tab begins with an empty page, which some browsers replace by another one.
        if ((window as unknown as TabWindow).isLeft || location.origin !== site) return false;
        return waits ? document.readyState === 'complete' : document.readyState !== 'loading' || document.querySelector('main') !== null;
      };
      expect(await this.driver.evaluate(isThere, this.site, waitsForLoad), `${path} is loaded`).toBe(true);
    });
    await this.driver.evaluate(watchFaults);
  }

  /** Logs in without the login page, and opens an address. */
  async enter({ phone, password }: Pick<JourneyMember, 'phone' | 'password'>, path: string): Promise<void> {
    const response = await fetch(`${this.site}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'wallet-user' },
      body: JSON.stringify({ username: phone, password }),
    });
    const { token } = (await response.json()) as { token: string };
    // Where no app runs yet.
    await this.open('/favicon.ico');
    await this.store({ token, agreementRemembered: 'true' });
    await this.open(path);
  }

  async store(values: Readonly<Record<string, string>>): Promise<void> {
    await this.driver.evaluate((all) => Object.assign(localStorage, all), values);
  }

  /** Follows a link inside of the app without loading the page. */
  async goTo(path: string): Promise<void> {
    await this.driver.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  async press(name: string): Promise<void> {
    await this.click(button(name));
  }

  /** Clicks on what is usable and not covered, in the topmost dialog if one is open. */
  async click(query: Query): Promise<void> {
    const [x, y] = await this.find(query);
    await this.driver.click(x, y);
  }

  async fill(query: Query, value: string): Promise<void> {
    await this.click(query);
    await this.driver.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.driver.type(value);
  }

  /** Chooses an option as drivers do: in the page, since lists of options are windows of their own. */
  async choose(query: Query, value: string): Promise<void> {
    await this.driver.evaluate(
      ([x, y], chosen) => {
        const select = document.elementFromPoint(x, y)?.closest('select');
        if (!select) throw new Error('there is nothing to choose from');
        select.value = chosen;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      await this.find(query),
      value,
    );
  }

  /** Waits until it can be clicked, and resolves to its middle. */
  async find(query: Query): Promise<readonly [x: number, y: number]> {
    let place = null as readonly [number, number] | null;
    await this.until(async () => {
      if (!(await this.driver.evaluate(() => 'TestingLibraryDom' in window))) await this.driver.run(testingLibrary);
      place = await this.driver.evaluate(placeOf, query);
      expect(place, JSON.stringify(query)).not.toBeNull();
    });
    return place ?? [0, 0];
  }

  /** Waits until a text is visible, in whatever element. */
  async see(text: string): Promise<void> {
    await this.until(async () => expect(await this.visibleText()).toContain(withoutBreakMarks(text).replace(/\s+/g, ' ')));
  }

  async visibleText(): Promise<string> {
    return withoutBreakMarks(await this.driver.evaluate(() => document.body.innerText)).replace(/\s+/g, ' ');
  }

  async expectPath(path: string): Promise<void> {
    await this.expectValue(() => location.pathname + location.search, path);
  }

  /** Waits until so many elements match. */
  async expectCount(css: string, count: number): Promise<void> {
    await this.expectValue((selector) => document.querySelectorAll(selector).length, count, css);
  }

  /** Waits until a function in the page returns this. */
  async expectValue<Args extends readonly unknown[]>(read: (...args: Args) => unknown, value: unknown, ...args: Args): Promise<void> {
    await this.until(async () => expect(await this.driver.evaluate<Args, unknown>(read, ...args)).toEqual(value));
  }

  /** Uncaught errors and violations of the policy since the page was opened, and whatever is wider than the page. */
  async faults(): Promise<readonly string[]> {
    return this.driver.evaluate(() => {
      const wide = document.documentElement.scrollWidth > innerWidth ? [`${String(document.documentElement.scrollWidth)} px wide`] : [];
      return [...((window as unknown as TabWindow).faults ?? ['not watched']), ...wide];
    });
  }

  /** Tries again what fails, also because the page is just being replaced. */
  private async until(check: () => Promise<void>): Promise<void> {
    await expect(check).toPass({ intervals: [50, 100, 250], timeout: 30_000 });
  }
}

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
