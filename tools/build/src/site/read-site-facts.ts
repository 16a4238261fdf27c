import type { SiteFacts } from './site-facts.ts';
import { BadFlags } from '../workspace/read-flags.ts';

/** Reads `SITE_NAME`, `SITE_ORIGIN`, `HSTS_SUBDOMAINS` and `CSP_REPORT_URL` from the environment of the build. Throws `BadFlags`. */
export function readSiteFacts({
  SITE_NAME: name = '',
  SITE_ORIGIN: origin = '',
  HSTS_SUBDOMAINS: subdomains = '',
  CSP_REPORT_URL: url = '',
}: NodeJS.ProcessEnv): SiteFacts {
  if ([...name].length > 45) throw new BadFlags('The build stops: SITE_NAME has at most 45 characters.');
  if (origin !== '' && (!/^https:\/\/[\w.:-]+$/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)) {
    throw new BadFlags('The build stops: SITE_ORIGIN is an https address without a path, like https://wallet.example.com.');
  }
  if (!['', 'true', 'false'].includes(subdomains)) throw new BadFlags('The build stops: HSTS_SUBDOMAINS is true or false.');
  // The address becomes part of the policy, where ";" and "," are separators.
  if (url !== '' && (!URL.canParse(url) || !/^https:\/\/[^\s;,"]+$/.test(url))) {
    throw new BadFlags('The build stops: CSP_REPORT_URL is an https address.');
  }
  return { name: name.trim() || null, origin: origin || null, hstsSubdomains: subdomains === 'true', reportUrl: url === '' ? null : url };
}
