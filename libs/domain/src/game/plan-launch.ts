import type { BuildFlags } from '../market/build-flags.ts';
import { parseUrl } from '../link/parse-url.ts';
import type { GameAccount } from '../wallet/wallet.ts';

/** Providers that log members in by a link of the backend's, and whether that call also carries the password. */
const providers: Readonly<Partial<Record<string, 'username' | 'password'>>> = {
  pg: 'username',
  betflix: 'password',
  askmebet: 'password',
  imi: 'username',
  usun: 'password',
  areaslot: 'password',
  circus: 'username',
  slotracha: 'username',
  pgslot: 'username',
  joker2: 'username',
  huayhd: 'password',
};

/** What a game is opened with. */
export interface GameCredentials {
  readonly username: string;
  readonly password: string;
  /** Form values of the one provider that is opened by posting a form. */
  readonly event?: Readonly<Record<string, string>> | null | undefined;
}

/** How a game is opened. */
export type Launch =
  /** The values are posted as a form. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The backend is asked for the link. The password only where the provider wants it. */
  | { readonly kind: 'auto-login'; readonly provider: string; readonly username: string; readonly password?: string }
  | { readonly kind: 'address'; readonly url: string }
  /** Neither a known provider nor an address. */
  | { readonly kind: 'impossible' };

/** Decides how a game account is opened. Addresses are the operator's: they are checked where they are opened. */
export function planLaunch(
  account: Pick<GameAccount, 'code' | 'web'>,
  { username, password, event }: GameCredentials,
  { sportHost }: Pick<BuildFlags, 'sportHost'>,
): Launch {
  if (event) {
    const action = formAddress(account.web, sportHost);
    return action === null ? { kind: 'impossible' } : { kind: 'form', action, fields: { ...event, username, password } };
  }
  const provider = account.code.toLowerCase();
  const needs = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  if (needs === undefined) return account.web ? { kind: 'address', url: account.web } : { kind: 'impossible' };
  return { kind: 'auto-login', provider, username, ...(needs === 'password' && { password }) };
}

/** The account's own address, on the host of the build flag where there is one. */
function formAddress(web: string | null, sportHost: string | null): string | null {
  if (sportHost === null) return web || null;
  const url = new URL(`https://${sportHost}/`);
  const own = web === null ? null : parseUrl(web);
  if (own) Object.assign(url, { pathname: own.pathname, search: own.search });
  return url.href;
}
