import type { BuildFlags } from '../settings/build-flags.ts';
import type { Language } from '../settings/market-profile.ts';
import type { GameAccount } from '../wallet.ts';
import { parseUrl } from '../web/address.ts';

/** Providers that log members in with a link from the backend, and whether that call needs the password. */
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

/** What is needed to launch a game. */
export interface GameCredentials {
  readonly username: string;
  readonly password: string;
  /** Form values of the one provider that is opened by posting a form. */
  readonly event?: Readonly<Record<string, string>> | null | undefined;
}

/** How a game is launched. */
export type Launch =
  /** The values are posted as a form. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The backend is asked for the link. The password is only set if the provider requires it. */
  | { readonly kind: 'auto-login'; readonly provider: string; readonly username: string; readonly password?: string }
  | { readonly kind: 'address'; readonly url: string }
  /** Neither a known provider nor a URL. */
  | { readonly kind: 'impossible' };

/** Decides how a game account is launched. URLs come from the operator and are checked when they are opened. */
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

/** The account's own URL, on the host of the build flag if there is one. */
function formAddress(web: string | null, sportHost: string | null): string | null {
  if (sportHost === null) return web || null;
  const url = new URL(`https://${sportHost}/`);
  const own = web === null ? null : parseUrl(web);
  if (own) Object.assign(url, { pathname: own.pathname, search: own.search });
  return url.href;
}

/** The notice of a build for one game account. Null for all others. */
export function slotNotice(notice: BuildFlags['slotNotice'], code: string, language: Language): string | null {
  return notice?.code.toLowerCase() === code.toLowerCase() ? notice[language] : null;
}
