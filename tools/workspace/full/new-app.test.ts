import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@wallet/build';
import { startNginx } from '@wallet/deploy';
import { demoMembers, startSandbox } from '@wallet/sandbox';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace } from './copy-workspace.ts';

const copy = mkdtempSync(join(tmpdir(), 'new-app-'));
const parts = new AsyncDisposableStack();
parts.defer(() => rmSync(copy, { recursive: true, force: true }));
afterAll(() => parts.disposeAsync());

beforeAll(() =>
  copyWorkspace(copy, [
    'libs',
    'apps',
    'tools',
    'nx.json',
    'package.json',
    'tsconfig.base.json',
    '.gitignore',
    '.prettierrc.json',
    '.prettierignore',
  ]),
);

/** Returns the hash of every file in the copy. */
function listFiles(): ReadonlyMap<string, string> {
  const files = globSync('{libs,apps,tools}/**/*', { cwd: copy, exclude: ['**/out-tsc'] }).filter((file) =>
    statSync(join(copy, file)).isFile(),
  );
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(copy, file)))
        .digest('hex'),
    ]),
  );
}

/** Runs a program of the copy outside of the test environment. */
function run(program: string, ...args: string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(copy, program), ...args], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** The feature that the new app is built without. Any but `auth` and `home` can be removed: the app shell itself leads to these. */
const feature = process.env.FEATURE ?? 'spin';

/** Removes the feature's folder, and its import and its entry in the new app. Returns a function that puts the folder back. */
function removeFeature(): () => void {
  const [folder, removed] = [join(copy, 'libs/features', feature), join(copy, 'removed')];
  renameSync(folder, removed);
  rmSync(join(copy, 'node_modules/@wallet', `features-${feature}`));
  const imported = new RegExp(`import \\{ (\\w+) \\} from '@wallet/features-${feature}';\\n`);
  const files = ['app.ts', 'member-features.ts'].map((name) => join(copy, 'apps/wallet-of-test/src', name));
  const file = files.find((path) => imported.test(readFileSync(path, 'utf8')));
  if (file === undefined) throw new Error(`the app does not have the feature ${feature}`);
  const code = readFileSync(file, 'utf8');
  const name = imported.exec(code)?.[1] ?? '';
  writeFileSync(file, code.replace(imported, '').replace(new RegExp(`(\\[[^\\]]*)\\b${name}\\b,?\\s*`), '$1'));
  // As `nx sync` does.
  const config = join(copy, 'apps/wallet-of-test/tsconfig.json');
  const { references, ...options } = JSON.parse(readFileSync(config, 'utf8')) as {
    readonly references: readonly { readonly path: string }[];
  };
  const others = references.filter(({ path }) => !path.endsWith(`/${feature}`));
  writeFileSync(config, JSON.stringify({ ...options, references: others }));
  return () => renameSync(removed, folder);
}

const newApp = (...args: string[]) => run('node_modules/nx/dist/bin/nx.js', 'generate', '@wallet/workspace:new-app', ...args);
const list = 'tools/build/src/apps.ts';

it('copies an app with nothing changed, and writes nothing in a dry run', async () => {
  const before = listFiles();
  expect(await newApp('wallet-of-test', '--from', 'wallet-th', '--dry-run')).toMatchObject({ code: 0 });
  expect(listFiles()).toEqual(before);
}, 60_000);

it(`makes a formatted app, removed with its two folders and its line in the list; without the feature ${feature} it builds, opens and logs in`, async () => {
  const before = listFiles();
  const apps = readFileSync(join(copy, list), 'utf8');
  const profile = [
    '--market',
    'Cambodia',
    '--currency',
    'BAHT',
    '--phone',
    '9',
    '--language',
    'en,lo',
    '--theme',
    'wallet-la',
    '--mark',
    'M8 24 16 8 24 24',
  ];
  expect(await newApp('wallet-of-test', '--from', 'wallet-th', ...profile)).toMatchObject({ code: 0 });

  const after = listFiles();
  const changed = [...after].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
  expect(changed.filter((file) => !file.startsWith('apps/wallet-of-test/')).toSorted()).toEqual([
    'apps/wallet-of-test-e2e/project.json',
    list,
  ]);
  expect(changed.filter((file) => file.endsWith('.th.vtt'))).toEqual([]);
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
  expect(readFileSync(join(copy, list), 'utf8').replace("  'wallet-of-test',\n", '')).toBe(apps);

  const format = await run('node_modules/prettier/bin/prettier.cjs', '--check', 'apps/wallet-of-test', 'apps/wallet-of-test-e2e', list);
  const putBack = removeFeature();
  const [types, built] = await Promise.all([
    run('node_modules/@typescript/native/bin/tsc', '--build', 'apps/wallet-of-test'),
    run('tools/build/src/main.ts', 'wallet-of-test'),
  ]);
  expect(types.output).toBe('');
  expect(format, format.output).toMatchObject({ code: 0 });
  expect(built, built.output).toMatchObject({ code: 0 });

  await openApp(join(copy, 'dist/apps/wallet-of-test'));

  putBack();
  for (const folder of ['apps/wallet-of-test', 'apps/wallet-of-test-e2e']) rmSync(join(copy, folder), { recursive: true });
  writeFileSync(join(copy, list), apps);
  expect(listFiles()).toEqual(before);
}, 180_000);

/** Checks the app's profile: language, logo and colours, the phone rule, and the money of a logged-in member. */
async function openApp(dist: string): Promise<void> {
  const member = demoMembers.find(({ operator, isActive }) => operator === 'th' && isActive);
  if (!member) throw new Error('the sandbox has no member');
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dataDir: join(copy, 'data') });
  parts.defer(sandbox.close);
  const server = await startNginx({ dist, backend: sandbox.url, backendPrefix: '/th' });
  parts.defer(server.close);
  const browser = await chromium.launch(chromiumLaunch);
  parts.defer(() => browser.close());
  const page = await browser.newPage({ baseURL: server.url });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await page.goto('/register');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('combobox', { name: 'Language' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Language' }).locator('option').allInnerTexts()).toEqual(['English', 'ລາວ']);
  await page.locator('[name=username]').fill('0812345678');
  await page.locator('button[type=submit]').click();
  await page.getByText('The phone number must support 9 digits').waitFor();

  // Stored by another build at the same address.
  await page.evaluate(() => localStorage.setItem('locale', 'th'));
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.locator('path[d="M8 24 16 8 24 24"]').first().waitFor();
  const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'));
  expect(readFileSync(join(copy, 'apps/wallet-la/src/colors.scss'), 'utf8')).toContain(`accent: ${accent},`);
  expect(readFileSync(join(copy, 'apps/wallet-th/src/colors.scss'), 'utf8')).not.toContain(`accent: ${accent},`);
  await page.locator('[name=username]').fill(member.phone);
  await page.locator('[name=password]').fill(member.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/user/home');
  await page.getByText('12,345.67').first().waitFor();
  expect(await page.locator('main').innerText()).toMatch(/13,696\.47\s*baht/);
  expect(errors).toEqual([]);
}
