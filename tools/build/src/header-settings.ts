import { BadFlags } from './workspace/read-flags.ts';

/** A deployment's decisions about its headers. These are no flags: the app does not know them. */
export interface HeaderSettings {
  /** Whether all subdomains use TLS. Browsers then enforce it for them too. */
  readonly hstsSubdomains: boolean;
  /** Where browsers report violations of the policy; null for nowhere. */
  readonly reportUrl: string | null;
}

/** Reads `HSTS_SUBDOMAINS` and `CSP_REPORT_URL` from the build's environment. Throws `BadFlags`. */
export function readHeaderSettings({ HSTS_SUBDOMAINS: subdomains = '', CSP_REPORT_URL: url = '' }: NodeJS.ProcessEnv): HeaderSettings {
  if (!['', 'true', 'false'].includes(subdomains)) throw new BadFlags('The build stops: HSTS_SUBDOMAINS is true or false.');
  // The address becomes part of the policy, where ";" and "," are separators.
  if (url !== '' && (!URL.canParse(url) || !/^https:\/\/[^\s;,"]+$/.test(url))) {
    throw new BadFlags('The build stops: CSP_REPORT_URL is an https address.');
  }
  return { hstsSubdomains: subdomains === 'true', reportUrl: url === '' ? null : url };
}
