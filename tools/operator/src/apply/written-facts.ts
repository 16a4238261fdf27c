import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@wallet/settings';
import type { Archive } from './archive.ts';

/** What a version was written from. No server sends the file. */
export interface WrittenFacts {
  readonly app: string;
  /** Changes with the build, also under the same number. */
  readonly archive: string;
  readonly addresses: Addresses;
}

/** Where a site is, whom it talks to and what it opens, by field. */
type Addresses = Readonly<Record<string, unknown>>;

export const writtenFile = 'written.json';

/** The facts of a version; null if an earlier release has written it. */
export function writtenFactsOf(folder: string): WrittenFacts | null {
  const file = join(folder, writtenFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WrittenFacts) : null;
}

export const factsOf = (archive: Archive, settings: Settings): WrittenFacts => ({
  app: archive.app,
  archive: shortHash(JSON.stringify(archive)),
  addresses: addressesOf(archive, settings),
});

/** All addresses of a site with settings. Passwords, tokens and taps of members go to some of them. */
function addressesOf(archive: Archive, { flags, site, bankApps = {} }: Settings): Addresses {
  const { apiBaseUrl, chatBackendUrl, sportHost, allowedLinks, howtoVideos } = { ...archive.flags, ...flags };
  const { origin, reportUrl, securityContact = null } = { ...archive.site, ...site };
  return {
    'flags.apiBaseUrl': apiBaseUrl === '' ? 'the address of the site' : apiBaseUrl,
    'flags.chatBackendUrl': chatBackendUrl,
    'flags.sportHost': sportHost,
    'flags.allowedLinks': allowedLinks,
    'flags.howtoVideos': howtoVideos,
    'site.origin': origin,
    'site.reportUrl': reportUrl,
    'site.securityContact': securityContact,
    bankApps,
  };
}

/** What an operator types to accept addresses: the same for the same ones. */
export const acceptanceOf = (addresses: Addresses): string => shortHash(JSON.stringify(addresses));

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
