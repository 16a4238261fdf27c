import { expect } from '@playwright/test';
import { By, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { JourneyMember } from '../market-facts.ts';
import { patience } from '../patience.ts';
import { textsIn } from '../texts.ts';
import type { Language } from '@wallet/domain';

const patienceMs = patience.expect.timeout;

/** What went wrong in the page: uncaught errors, and violations of its policy. */
interface FaultyWindow {
  faults?: string[];
}

/** The pages of the app in a browser that speaks WebDriver. Elements are found by what members see or hear. */
export class Tab {
  readonly driver: WebDriver;
  private readonly site: string;
  private readonly language: Language;

  constructor(driver: WebDriver, site: string, language: Language) {
    this.driver = driver;
    this.site = site;
    this.language = language;
  }

  text(namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string {
    return textsIn(this.language)(namespace, key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
  }

  async open(path: string): Promise<void> {
    await this.driver.get(`${this.site}${path}`);
    // The driver may return before the new page is there.
    await this.driver.wait(
      () =>
        this.driver.executeScript(`return document.readyState === 'complete' && location.pathname === arguments[0]`, path.split('?')[0]),
      patienceMs,
      `${path} was not loaded`,
    );
    await this.driver.executeScript(watchFaults);
  }

  /** Logs in without the login page, and opens an address. */
  async enter({ phone, password }: Pick<JourneyMember, 'phone' | 'password'>, path: string): Promise<void> {
    const response = await fetch(`${this.site}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'wallet-user' },
      body: JSON.stringify({ username: phone, password }),
    });
    const { token } = (await response.json()) as { token: string };
    await this.open('/login');
    await this.driver.executeScript(
      `localStorage.setItem('token', arguments[0]); localStorage.setItem('agreementRemembered', 'true');`,
      token,
    );
    await this.open(path);
  }

  /** Follows a link inside of the app without loading the page. */
  async goTo(path: string): Promise<void> {
    await this.driver.executeScript(`history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'));`, path);
  }

  async element(css: string): Promise<WebElement> {
    const found = await this.driver.wait(until.elementLocated(By.css(css)), patienceMs, `no ${css}`);
    await this.takesTaps();
    return this.driver.wait(until.elementIsVisible(found), patienceMs, `${css} is not visible`);
  }

  /** A button that is enabled and not busy, a link or a tab with this name, in the topmost dialog if one is open. */
  async control(name: string): Promise<WebElement> {
    const path = `.//*[self::button or self::a or @role='tab'][@aria-label=${quoted(name)} or normalize-space(.)=${quoted(name)}][not(@data-busy='true')]`;
    const find = async () => {
      const [dialog] = (await this.driver.findElements(By.css('dialog[open]'))).slice(-1);
      for (const found of await (dialog ?? this.driver).findElements(By.xpath(path))) {
        if ((await found.isDisplayed()) && (await found.isEnabled())) return found;
      }
      return null;
    };
    // What is drawn again in the meantime is looked for again.
    const control = this.driver.wait(() => find().catch(() => null), patienceMs, `no enabled control "${name}"`) as Promise<WebElement>;
    await control;
    await this.takesTaps();
    return control;
  }

  /** Waits while the page holds taps, because something has just appeared or left. */
  private async takesTaps(): Promise<void> {
    await this.driver.wait(
      async () => (await this.driver.findElements(By.css('html[data-held]'))).length === 0,
      patienceMs,
      'taps are held',
    );
  }

  async press(name: string): Promise<void> {
    await (await this.control(name)).click();
  }

  async fill(css: string, value: string): Promise<void> {
    const field = await this.element(css);
    await field.clear();
    await field.sendKeys(value);
  }

  async choose(css: string, value: string): Promise<void> {
    await (await this.element(`${css} option[value="${value}"]`)).click();
  }

  /** Height of the first element in pixels, 0 while there is none. */
  async heightOf(css: string): Promise<number> {
    return Number(await this.driver.executeScript(`return document.querySelector(arguments[0])?.getBoundingClientRect().height ?? 0`, css));
  }

  /** Waits until a text is visible, in whatever element. */
  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.visibleText(), { timeout: patienceMs }).toContain(text.replace(/\s+/g, ' '));
  }

  async visibleText(): Promise<string> {
    return String(await this.driver.executeScript('return document.body.innerText')).replace(/\s+/g, ' ');
  }

  async expectPath(path: string | RegExp): Promise<void> {
    const current = expect.poll(async () => (await this.driver.getCurrentUrl()).slice(this.site.length), { timeout: patienceMs });
    await (typeof path === 'string' ? current.toBe(path) : current.toMatch(path));
  }

  /** Uncaught errors and violations of the policy since the page was opened, and whatever is wider than the page. */
  async faults(): Promise<readonly string[]> {
    return this.driver.executeScript<string[]>(() => {
      const wide = document.documentElement.scrollWidth > innerWidth ? [`${String(document.documentElement.scrollWidth)} px wide`] : [];
      return [...((window as FaultyWindow).faults ?? ['not watched']), ...wide];
    });
  }
}

/** Runs in the page. */
function watchFaults(): void {
  const faults: string[] = [];
  (window as FaultyWindow).faults = faults;
  addEventListener('error', ({ message }) => {
    // The chat's list measures its messages. What changes by that is drawn in the next frame.
    if (!message.startsWith('ResizeObserver loop')) faults.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => faults.push(`${violatedDirective} ${blockedURI}`));
}

/** A string of XPath, which has no escapes. */
const quoted = (text: string) => `concat("${text.split('"').join(`", '"', "`)}", "")`;
