import { apps } from '@wallet/build';
import { writeRelease } from './write-release.ts';

for (const app of apps) console.log(await writeRelease(app));
