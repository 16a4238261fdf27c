import { isLine, isReportUrl, readWebAddress } from '@wallet/domain';
import { BadFlags } from '../workspace/read-flags.ts';

/** What only a deployment knows of its site. The app does not know it. */
export interface SiteFacts {
  /** The product's name; null for the app's own word for it. */
  readonly name: string | null;
  /** The address of the site without a path; null if not known. */
  readonly origin: string | null;
  /** Where pages and browsers report what goes wrong; null for nowhere. */
  readonly reportUrl: string | null;
  /** Whether all subdomains use TLS. */
  readonly hstsSubdomains: boolean;
}

/** Reads `SITE_NAME`, `SITE_ORIGIN`, `HSTS_SUBDOMAINS` and `REPORT_URL` from the environment of the build. Throws `BadFlags`. */
export function readSiteFacts({
  SITE_NAME: name = '',
  SITE_ORIGIN: origin = '',
  HSTS_SUBDOMAINS: subdomains = '',
  REPORT_URL: url = '',
}: NodeJS.ProcessEnv): SiteFacts {
  if (name.trim() !== '' && !isLine(name, 45))
    throw new BadFlags('The build stops: SITE_NAME is a text of at most 45 characters in one line.');
  if (origin !== '' && (!origin.startsWith('https:') || readWebAddress(origin)?.origin !== origin)) {
    throw new BadFlags('The build stops: SITE_ORIGIN is an https address without a path, like https://wallet.example.com.');
  }
  if (!['', 'true', 'false'].includes(subdomains)) throw new BadFlags('The build stops: HSTS_SUBDOMAINS is true or false.');
  if (url !== '' && !isReportUrl(url)) {
    throw new BadFlags('The build stops: REPORT_URL is an https address, or a path of the site such as /reports.');
  }
  return { name: name.trim() || null, origin: origin || null, hstsSubdomains: subdomains === 'true', reportUrl: url === '' ? null : url };
}
