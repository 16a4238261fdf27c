export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

interface SandboxWallet {
  readonly wallet: { readonly amount: number };
  readonly slots: readonly { readonly isActive: boolean; readonly amount: number }[];
}

/** Logs a member of the sandbox in at a server. Resolves to the token and the total that their home page shows. */
export async function findTotal(
  site: string,
  { phone, password }: Credentials,
): Promise<{ readonly token: string; readonly total: string }> {
  const headers = { Accept: 'application/json', 'X-Requested-With': 'wallet-user', 'Content-Type': 'application/json' };
  const login = await fetch(`${site}/api/login`, { method: 'POST', headers, body: JSON.stringify({ username: phone, password }) });
  const { token } = (await login.json()) as { readonly token: string };
  const response = await fetch(`${site}/api/wallet`, { headers: { ...headers, Authorization: `Bearer ${token}` } });
  const { wallet, slots } = (await response.json()) as SandboxWallet;
  const total = [wallet, ...slots.filter(({ isActive }) => isActive)].reduce((sum, { amount }) => sum + amount, 0);
  return { token, total: total.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) };
}
