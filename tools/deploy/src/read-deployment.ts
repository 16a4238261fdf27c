import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentFile, type Deployment } from '@wallet/operator';

/** Reads what a server must know about the build in a folder. */
export function readDeployment(dist: string): Deployment {
  const file = join(dist, deploymentFile);
  if (!existsSync(file)) throw new Error(`${dist} holds no built app. Run npm run build first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Deployment;
}
