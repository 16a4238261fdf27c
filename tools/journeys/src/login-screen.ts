import type { Language } from '@wallet/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import type { JourneyMember } from './markets.ts';
import { textsIn } from './texts.ts';

/** The login page. */
export class LoginScreen {
  readonly page: Page;
  readonly phone: Locator;
  readonly password: Locator;
  readonly remember: Locator;
  readonly submit: Locator;
  readonly error: Locator;

  constructor(page: Page, language: Language) {
    const text = textsIn(language);
    this.page = page;
    this.phone = page.getByLabel(text('auth', 'phone'), { exact: true });
    this.password = page.getByLabel(text('auth', 'password'), { exact: true });
    this.remember = page.getByRole('checkbox', { name: text('auth', 'remember') });
    this.submit = page.locator('button[type=submit]');
    this.error = page.getByRole('alert');
  }

  async open(): Promise<this> {
    await this.page.goto('/login');
    await this.isUsable();
    return this;
  }

  async fill(phone: string, password: string): Promise<void> {
    await this.phone.fill(phone);
    await this.password.fill(password);
  }

  async logIn({ phone, password }: Pick<JourneyMember, 'phone' | 'password'>, remember = false): Promise<void> {
    await this.fill(phone, password);
    if (remember) await this.remember.check();
    await this.submit.click();
    await expect(this.page).toHaveURL(/\/user\/home$/);
  }

  async isUsable(): Promise<void> {
    await expect(this.page).toHaveURL(/\/login$/);
    await expect(this.submit).toBeVisible();
  }
}

/** Opens an address as a logged-in member, without the login page. */
export async function enter(
  page: Page,
  { phone, password }: { readonly phone: string; readonly password: string },
  path: string,
): Promise<void> {
  const response = await page.request.post('/api/login', {
    headers: { 'X-Requested-With': 'wallet-user' },
    data: { username: phone, password },
  });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(path);
}
