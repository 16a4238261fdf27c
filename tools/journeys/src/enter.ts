import type { Page } from '@playwright/test';

/** Opens an address as a member who has logged in before: what the login page does is told elsewhere. */
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
