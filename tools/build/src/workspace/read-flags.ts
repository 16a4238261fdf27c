import { flagVariables, isLine, isReportUrl, readBuildFlags, readWebAddress, type BuildFlags } from '@wallet/domain';
import type { SiteFacts } from '@wallet/operator';
import { loadEnv } from 'vite';

/** Thrown for an unusable build variable. Its message is meant for the person who runs the build. */
export class BadFlags extends Error {}

/** Reads the app's flags from its `.env` files and the environment. Throws `BadFlags`. */
export function readFlags(folder: string, mode: string): BuildFlags {
  const reading = readBuildFlags(loadEnv(mode, folder, 'VITE_'));
  if (!reading.ok) throw new BadFlags(['The build stops, a flag cannot be used:', ...reading.problems].join('\n  '));
  return reading.flags;
}

/** The flags that the app's `.env` files or the environment set, and those that `FIXED_FLAGS` names. Throws `BadFlags`. */
export function pinnedFlags(folder: string, mode: string): readonly (keyof BuildFlags)[] {
  const env = loadEnv(mode, folder, ['VITE_', 'FIXED_FLAGS']);
  const fixed = (env.FIXED_FLAGS ?? '').split(/[\s,]+/).filter(Boolean);
  const names = Object.keys(flagVariables) as (keyof BuildFlags)[];
  const unknown = fixed.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) {
    throw new BadFlags(`The build stops: FIXED_FLAGS names ${unknown.join(', ')}; expected some of ${names.join(', ')}.`);
  }
  return names.filter((name) => (env[flagVariables[name]] ?? '') !== '' || fixed.includes(name));
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
