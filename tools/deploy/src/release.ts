import { apps } from '@wallet/build';
import { writeRelease } from './write-release.ts';

const chosen = process.argv.slice(2);
for (const app of chosen.length > 0 ? chosen : apps) console.log(await writeRelease(app));
