import { cpSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { brotliSize, deploymentFile, nginxHeaderFiles, precompress, type Deployment } from '@wallet/operator';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the floor app into `outDir` for nginx. Resolves to the Brotli bytes of its script. */
export async function buildFloor(outDir: string): Promise<number> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  writeFloor(outDir, '/login');
  return globSync(`${outDir}/assets/*.js`).reduce((sum, file) => sum + brotliSize(readFileSync(file)), 0);
}

/**
 * Writes the floor of an app's home page into `outDir` for nginx: the page's prerendered HTML and styles, one call, and no framework.
 */
export function buildHomeFloor(app: string, outDir: string): void {
  const deployment = JSON.parse(readFileSync(join(distFolder(app), deploymentFile), 'utf8')) as Deployment;
  const language = deployment.defaultLanguage;
  const page = readFileSync(join(distFolder(app), `user/home/index.${language}.html`), 'utf8');
  const floor = page
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('</body>', () => `<script>${showTotal}${showStoredTotal}</script></body>`);
  writePage(app, outDir, floor);
  writeFloor(outDir, '/user/home', language);
}

/** Writes the floor of a login into `outDir` for nginx: a button that logs in, then requests the wallet, then shows the total. */
export function buildLogInFloor(app: string, outDir: string): void {
  const body = `<main></main><button type="submit">Log in</button><script>${showTotal}${logInAndShowTotal}</script>`;
  writePage(app, outDir, `<!doctype html><title>Log in</title>${body}`);
  writeFloor(outDir, '/login');
}

/** Writes the page of a floor, with the icons that browsers ask for. */
function writePage(app: string, outDir: string, html: string): void {
  mkdirSync(outDir, { recursive: true });
  for (const icon of ['favicon.svg', 'favicon.ico']) cpSync(join(distFolder(app), icon), join(outDir, icon));
  writeFileSync(join(outDir, 'index.html'), html);
}

/** Completes a floor for nginx: compressed copies, no headers, and `index.html` as its only page, at `path`. */
function writeFloor(outDir: string, path: string, language = 'en'): void {
  mkdirSync(join(outDir, path), { recursive: true });
  renameSync(join(outDir, 'index.html'), join(outDir, path, `index.${language}.html`));
  precompress(outDir);
  for (const file of nginxHeaderFiles) writeFileSync(join(outDir, file), '');
  writeFileSync(join(outDir, deploymentFile), JSON.stringify({ defaultLanguage: language } satisfies Partial<Deployment>));
}

/** Script that defines `showTotal(token)`: it requests the wallet and shows the member's total as soon as the response has arrived. */
const showTotal = `
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'wallet-user' };
  const showTotal = (token) =>
    fetch('/api/wallet', { headers: { ...headers, Authorization: 'Bearer ' + token } })
      .then((response) => response.json())
      .then(({ wallet, slots }) => {
        const games = slots.filter(({ isActive }) => isActive).reduce((sum, { amount }) => sum + amount, 0);
        const total = (wallet.amount + games).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
        document.querySelector('main').prepend(total);
      });
`;

/** Script that shows the total of the stored session. */
const showStoredTotal = `showTotal(localStorage.getItem('token'));`;

/** Script that logs in with the credentials in \`window.credentials\` when the button is tapped, and shows the total. */
const logInAndShowTotal = `
  document.querySelector('button').addEventListener('click', () => {
    fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(window.credentials) })
      .then((response) => response.json())
      .then(({ token }) => showTotal(token));
  });
`;
