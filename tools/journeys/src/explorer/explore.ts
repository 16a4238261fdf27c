import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch, distFolder, workspaceRoot } from '@wallet/build';
import { startNginx } from '@wallet/deploy';
import { languages } from '@wallet/domain';
import { createPasswords, demoMembers, startSandbox } from '@wallet/sandbox';
import { textsIn } from '../texts.ts';

/** `explore.ts th 10m`: Bombadil acts on a built app, in front of a fresh sandbox, for that time. Ends with 1 if a property does not hold. */
const [id = 'th', duration = '10m'] = process.argv.slice(2);
const output = join(workspaceRoot, 'reports/explorer', id);
const dataDir = mkdtempSync(join(tmpdir(), `wallet-explorer-${id}-`));
const sandbox = await startSandbox({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  faults: true,
  passwords: createPasswords({ N: 2048, r: 8, p: 1 }),
  trustedProxies: ['127.0.0.1', '::1'],
});
const nginx = await startNginx({ dist: distFolder(`wallet-${id}`), backend: sandbox.url, backendPrefix: `/${id}` });

const member = demoMembers.find(({ operator }) => operator === id);
const texts = languages.map(textsIn).map((text) => ({
  transferDone: text('transfer', 'doneTitle'),
  withdrawDone: text('withdraw', 'doneTitle'),
  unknown: text('money', 'outcome.unknownTitle'),
  failed: text('money', 'failedTitle'),
}));
const properties = readFileSync(join(import.meta.dirname, 'properties.ts'), 'utf8');
const specification = join(output, 'properties.ts');
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
writeFileSync(specification, `const facts = ${JSON.stringify({ member, texts })};\n${properties}`);
const status = await run('bombadil', [
  ...['browser', 'test', `${nginx.url}/login`, specification],
  ...['--headless', '--no-sandbox', '--width', '360', '--height', '800'],
  ...['--time-limit', duration, '--output-path', output, '--output-path-overwrite', '--exit-on-violation'],
]);
const { isClean } = (await (await fetch(`${sandbox.url}/__audit`)).json()) as { readonly isClean: boolean };
const acts = readFileSync(join(output, 'trace.jsonl'), 'utf8').split('\n').length - 2;
console.log(`${String(acts)} acts; ${isClean ? 'the books balance' : 'THE BOOKS DO NOT BALANCE'}`);
await nginx.close();
await sandbox.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(status === 0 && isClean ? 0 : 1);

/** Runs a program to its end. The sandbox goes on meanwhile. */
async function run(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, CHROME: chromiumLaunch.executablePath, RUST_LOG: 'off' } });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status;
}
