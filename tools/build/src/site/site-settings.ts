import { BadFlags } from '../workspace/read-flags.ts';

/** What only a deployment knows about its site. These are no flags: the app does not know them. */
export interface SiteSettings {
  /** The product's name in link previews and on home screens; null for the app's own word for it. */
  readonly name: string | null;
  /** The address of the site without a path; null if not known. Crawlers need it for pictures of links. */
  readonly origin: string | null;
}

/** Reads `SITE_NAME` and `SITE_ORIGIN` from the build's environment. Throws `BadFlags`. */
export function readSiteSettings({ SITE_NAME: name = '', SITE_ORIGIN: origin = '' }: NodeJS.ProcessEnv): SiteSettings {
  if ([...name].length > 45) throw new BadFlags('The build stops: SITE_NAME has at most 45 characters.');
  if (origin !== '' && (!/^https:\/\/[\w.:-]+$/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)) {
    throw new BadFlags('The build stops: SITE_ORIGIN is an https address without a path, like https://wallet.example.com.');
  }
  return { name: name.trim() || null, origin: origin || null };
}
