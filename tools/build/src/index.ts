export { apps, portVariable, shortName } from './apps.ts';
export { sizesOf } from './build-app.ts';
export { chromiumLaunch } from './chromium.ts';
export { readApp, type AppFlags } from './read-app.ts';
export { BadFlags } from './workspace/read-flags.ts';
export { licensesFile } from './vite-config.ts';
export { appFolder, archiveFolder, distFolder, previousFolder, workspaceRoot } from './workspace/workspace.ts';
