import type { Page } from '@playwright/test';

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
