import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { apps, readApp, workspaceRoot } from '@wallet/build';
import { readNewApp } from './new-app/read-new-app.ts';
import { writeNewApp } from './new-app/write-new-app.ts';

/** `npm run new-app -- wallet-kh --from wallet-th`: creates a new app from an existing one. */
const flags = await Promise.all(apps.map(async (app) => [app, await readApp(app)] as const));
const projects = globSync(['libs/*/package.json', 'libs/features/*/package.json', 'tools/*/package.json'], { cwd: workspaceRoot }).map(
  (file) => (JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as { readonly nx: { readonly name: string } }).nx.name,
);
const folders = globSync('apps/*', { cwd: workspaceRoot }).map((folder) => basename(folder));

try {
  const app = readNewApp(process.argv.slice(2), { apps: new Map(flags), taken: [...projects, ...folders, 'storybook'] });
  writeNewApp(app);
  console.log(
    `apps/${app.name} is ready. npm start runs it at http://localhost:${String(app.port)} with the members of the sandbox's operator ${app.operator}.\n` +
      `It differs from ${app.from} in its src/flags.ts and src/colors.scss. npm run recordings records its how-to videos.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
