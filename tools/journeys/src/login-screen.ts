import type { Language } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import type { JourneyMember } from './markets.ts';
import { textsIn } from './texts.ts';

export type LoginScreen = ReturnType<typeof loginScreen>;

/** The login page. */
export function loginScreen(page: Page, language: Language) {
  const text = textsIn(language);
  const phone = page.getByLabel(text('auth', 'phone'), { exact: true });
  const password = page.getByLabel(text('auth', 'password'), { exact: true });
  const remember = page.getByRole('checkbox', { name: text('auth', 'remember') });
  const submit = page.locator('button[type=submit]');
  const fill = async (username: string, word: string) => {
    await phone.fill(username);
    await password.fill(word);
  };
  const isUsable = async () => {
    await expect(page).toHaveURL(/\/login$/);
    await expect(submit).toBeVisible();
  };
  return {
    phone,
    password,
    remember,
    submit,
    fill,
    isUsable,
    error: page.getByRole('alert'),
    open: async () => {
      await page.goto('/login');
      await isUsable();
    },
    logIn: async (member: Pick<JourneyMember, 'phone' | 'password'>, isRemembered = false) => {
      await fill(member.phone, member.password);
      if (isRemembered) await remember.check();
      await submit.click();
      await expect(page).toHaveURL(/\/user\/home$/);
    },
  };
}

/** Opens an address as a logged-in member, without the login page. */
export async function enter(
  page: Page,
  { phone, password }: Pick<JourneyMember, 'phone' | 'password'>,
  path: string,
  site = '',
): Promise<void> {
  const response = await page.request.post(`${site}/api/login`, {
    headers: { 'X-Requested-With': 'wallet-user' },
    data: { username: phone, password },
  });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((stored) => {
    localStorage.setItem('token', stored);
    localStorage.setItem('agreementRemembered', 'true');
  }, token);
  await page.goto(`${site}${path}`);
}
