import { join } from 'node:path';
import { apps, distFolder, readApp } from '@wallet/build';
import { startNginx, type Certificate, type RunningNginx } from '@wallet/deploy';
import type { Language } from '@wallet/domain';
import { demoMembers } from '@wallet/sandbox';
import { buildHomeFloor, buildLogInFloor } from './floors.ts';
import { findTotal, type Credentials } from './find-total.ts';

export type Protocol = 'HTTP/2' | 'HTTP/1.1';

/** A served app with its floors and a member. All addresses are origins. */
export interface Site extends Credentials {
  readonly app: string;
  readonly language: Language;
  readonly url: string;
  readonly homeFloor: string;
  readonly logInFloor: string;
  readonly token: string;
  /** The member's total as their home page shows it. */
  readonly total: string;
}

export interface Sites {
  readonly sites: readonly Site[];
  /** The origin of all fixed libraries in one bundle. */
  readonly libraries: string;
  readonly close: () => Promise<void>;
}

/** Serves all built apps and their floors, over HTTP/2 if there is a certificate. `folder` holds the built floors. */
export async function startSites(folder: string, sandboxUrl: string, certificate: Certificate | undefined): Promise<Sites> {
  const servers: RunningNginx[] = [];
  const serve = async (dist: string, backendPrefix: string) => {
    const server = await startNginx({ dist, backend: sandboxUrl, backendPrefix, certificate });
    servers.push(server);
    return server.url;
  };
  const sites: Site[] = [];
  for (const app of apps) {
    const { development, market } = await readApp(app);
    const member = demoMembers.find(({ operator, isActive }) => operator === development.operator && isActive);
    if (!member) throw new Error(`The sandbox has no member for ${app}.`);
    const { phone, password } = member;
    const prefix = `/${development.operator}`;
    sites.push({
      app,
      language: market.defaultLanguage,
      phone,
      password,
      url: await serve(distFolder(app), prefix),
      homeFloor: await serve(homeFloorFolder(folder, app), prefix),
      logInFloor: await serve(logInFloorFolder(folder, app), prefix),
      ...(await findTotal(`${sandboxUrl}${prefix}`, member)),
    });
  }
  return {
    sites,
    libraries: await serve(librariesFolder(folder), '/th'),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** Builds the floors of all apps. */
export function buildFloors(folder: string): void {
  for (const app of apps) {
    buildHomeFloor(app, homeFloorFolder(folder, app));
    buildLogInFloor(app, logInFloorFolder(folder, app));
  }
}

export const librariesFolder = (folder: string) => join(folder, 'libraries');
const homeFloorFolder = (folder: string, app: string) => join(folder, `home-of-${app}`);
const logInFloorFolder = (folder: string, app: string) => join(folder, `log-in-of-${app}`);
