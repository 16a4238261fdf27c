import { BadFlags } from './read-flags.ts';

/** What a deployment decides about its headers. It is no flag: the app does not know of it. */
export interface HeaderSettings {
  /** Do all names below the app's speak TLS? Then browsers insist on it for them too. */
  readonly hstsSubdomains: boolean;
  /** Where browsers report what the policy stopped. */
  readonly reportUrl: string | null;
}

/** From `HSTS_SUBDOMAINS` and `CSP_REPORT_URL` in the environment of the build. Throws `BadFlags`. */
export function readHeaderSettings({ HSTS_SUBDOMAINS: subdomains = '', CSP_REPORT_URL: url = '' }: NodeJS.ProcessEnv): HeaderSettings {
  if (!['', 'true', 'false'].includes(subdomains)) throw new BadFlags('The build stops: HSTS_SUBDOMAINS is true or false.');
  // It becomes part of the policy, whose parts end with ";" or a comma.
  if (url !== '' && (!URL.canParse(url) || !/^https:\/\/[^\s;,"]+$/.test(url))) {
    throw new BadFlags('The build stops: CSP_REPORT_URL is an https address.');
  }
  return { hstsSubdomains: subdomains === 'true', reportUrl: url === '' ? null : url };
}
