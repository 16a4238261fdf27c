export { apps, shortName } from './apps.ts';
export { sizesOf } from './build-app.ts';
export { chromiumLaunch } from './chromium.ts';
export { brotliSize, precompress } from './compress.ts';
export { deploymentFile, type Deployment } from './deployment.ts';
export { readApp, type AppFlags } from './read-app.ts';
export { BadFlags } from './read-flags.ts';
export { licensesFile } from './vite-config.ts';
export { appFolder, distFolder, workspaceRoot } from './workspace.ts';
