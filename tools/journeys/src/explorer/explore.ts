import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch, workspaceRoot } from '@wallet/build';
import { languages } from '@wallet/domain';
import { demoMembers } from '@wallet/sandbox';
import { freePort } from '@wallet/sandbox/servers';
import { textsIn } from '../texts.ts';

/** `explore.ts th 10m`: Bombadil acts on a built app, in front of a fresh sandbox, for that time. Ends with 1 if a property does not hold. */
const [id = 'th', duration = '10m'] = process.argv.slice(2);
const output = join(workspaceRoot, 'reports/explorer', id);
const [site, backend] = [await freePort(), await freePort()];
const host = fork(join(import.meta.dirname, '../host.ts'), [id, `wallet-${id}`, String(site), String(backend)], { execArgv: [] });
await once(host, 'message');

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
  ...['browser', 'test', `http://localhost:${String(site)}/login`, specification],
  ...['--headless', '--no-sandbox', '--width', '360', '--height', '800'],
  ...['--time-limit', duration, '--output-path', output, '--output-path-overwrite', '--exit-on-violation'],
]);
const { isClean } = (await (await fetch(`http://127.0.0.1:${String(backend)}/__audit`)).json()) as { readonly isClean: boolean };
const acts = readFileSync(join(output, 'trace.jsonl'), 'utf8').split('\n').length - 2;
console.log(`${String(acts)} acts; ${isClean ? 'the books balance' : 'THE BOOKS DO NOT BALANCE'}`);
host.disconnect();
process.exit(status === 0 && isClean ? 0 : 1);

/** Runs a program to its end. The sandbox goes on meanwhile. */
async function run(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, CHROME: chromiumLaunch.executablePath, RUST_LOG: 'off' } });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status;
}
