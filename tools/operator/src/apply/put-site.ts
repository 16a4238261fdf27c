import { join } from 'node:path';
import { applySettings, type AppCode } from './apply-settings.ts';
import type { Archive } from './archive.ts';
import { checkSettings, differences, readGivenSettings, settingsOf, type GivenSettings } from './given-settings.ts';
import { withLock } from './lock.ts';
import { Problem } from './problem.ts';
import { currentVersion, removeOld, versionName, writeVersion, type Switch } from './releases.ts';
import { nginxReads, reloadServer } from './server.ts';
import { acceptanceOf, factsOf, writtenFactsOf } from './written-facts.ts';

/** A build, and the code that makes a site of it. */
export interface Kit {
  readonly app: AppCode;
  readonly archive: Archive;
  readonly archiveFolder: string;
}

interface Order {
  readonly to: string;
  /** Files; null for none. */
  readonly settings: string | null;
  readonly brand: string | null;
  /** The code of the addresses that may change; null for none. */
  readonly accepted: string | null;
  readonly isDryRun: boolean;
  /** Null leaves it to the operator. */
  readonly reload: { readonly command: string | null } | null;
}

/** Writes the site of an archive, and lets the server read it. Returns the exit code. */
export async function putSite(kit: Kit, order: Order): Promise<number> {
  if (order.isDryRun) {
    await look(kit, order);
    return 0;
  }
  return withLock(order.to, async () => {
    const given = await look(kit, order);
    const version = await writeVersion(order.to, (folder) => write(kit, given, folder));
    return order.reload === null ? leave(order.to) : letRead(order.to, version, order.reload.command);
  });
}

/** Says what changes, addresses first, and refuses what nobody can mean or has not accepted. */
async function look({ app, archive }: Kit, { to, accepted, isDryRun, ...files }: Order): Promise<GivenSettings | null> {
  const current = currentVersion(to);
  const present = current === null ? null : writtenFactsOf(current);
  if (present !== null && present.app !== archive.app) {
    throw new Problem(`${to} has the site of ${present.app}. Give ${archive.app} a folder of its own.`);
  }
  const given = readGivenSettings(to, files);
  const next = factsOf(archive, given === null ? {} : await checkSettings(app, archive, given));
  const changes = differences((present ?? factsOf(archive, {})).addresses, next.addresses);
  const acceptance = acceptanceOf(next.addresses);
  if (changes.length > 0) {
    const list = [current === null ? 'These addresses are not those of the build:' : 'These addresses change:', ...changes].join('\n  ');
    if (!isDryRun && accepted !== acceptance) {
      throw new Problem(`${list}\nNothing is written. If they are right, add --accept-addresses ${acceptance}`);
    }
    console.log(isDryRun ? `${list}\nTo accept them: --accept-addresses ${acceptance}` : list);
  }
  if (isDryRun) {
    const lines = differences(settingsOf(to)?.json ?? {}, given?.json ?? {});
    console.log(lines.length > 0 ? lines.join('\n') : 'No settings would change.');
  }
  return given;
}

async function write({ app, archive, archiveFolder }: Kit, given: GivenSettings | null, folder: string): Promise<string> {
  const { version, notes } = await applySettings(app, { archive, archiveFolder, given, folder });
  for (const note of notes) console.log(note);
  console.log(`${archive.app} ${archive.version}${version === '' ? ' without settings' : ` with the settings ${version}`} is written.`);
  return [archive.version, version].filter(Boolean).join('-');
}

function leave(to: string): number {
  console.log(`Reload the server to send ${join(to, 'current')}.`);
  return 0;
}

/**
 * Lets the server read a version, and takes it back if the server does not. The first one stays: the server needs one to start.
 * @param command That of the operator; null for nginx.
 * @returns The exit code.
 */
export function letRead(to: string, { folder, former, undo }: Switch, command: string | null): number {
  const reload = reloadServer(command);
  // Of a configuration with a mistake, nginx tells nothing.
  if (command === null && ['done', 'down'].includes(reload) && !nginxReads(to)) {
    console.error(
      `The configuration of nginx does not name ${join(to, 'current')}, so nginx sends something else: set it, or correct --to.`,
    );
  }
  if (reload === 'done') {
    removeOld(to);
    return 0;
  }
  const reasons = {
    refused: 'The server has refused this version.',
    absent: 'nginx is not on this machine: name the command that reloads your server by --reload.',
    down: 'nginx does not run, so that nothing is sent.',
  };
  if (former === null) {
    console.error(`${reasons[reload]} There was no version before, so ${versionName(folder)} stays written. Start the server to send it.`);
    return reload === 'down' ? 0 : 1;
  }
  undo();
  console.error(
    `${reasons[reload]} ${reload === 'down' ? `${join(to, 'current')} stays ${versionName(former)}: start nginx, and deploy again.` : 'What it sent before stays.'}`,
  );
  return 1;
}
