import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch, workspaceRoot } from '@wallet/build';
import { languages } from '@wallet/domain';
import { demoMembers } from '@wallet/sandbox';
import { freePort } from '@wallet/sandbox/servers';
import { textsIn } from '../texts.ts';

/** `explore.ts th 10`: Bombadil acts on a built app, in front of a fresh sandbox, for ten minutes. Ends with 1 if a property does not hold. */
const [id = 'th', duration = '10'] = process.argv.slice(2);
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
const until = Date.now() + 60_000 * Number.parseInt(duration, 10);
let acts = 0;
let isKept = true;
while (isKept && Date.now() < until) {
  const seconds = Math.ceil((until - Date.now()) / 1000);
  await run('bombadil', [
    ...['browser', 'test', `http://localhost:${String(site)}/login`, specification],
    ...['--headless', '--no-sandbox', '--width', '360', '--height', '800'],
    ...['--time-limit', `${String(seconds)}s`, '--output-path', output, '--output-path-overwrite', '--exit-on-violation'],
  ]);
  const states = readFileSync(join(output, 'trace.jsonl'), 'utf8').split('\n').filter(Boolean);
  // Its driver gives up when a navigation within the page seems not to end. Then it begins again.
  isKept = states.length > 1 && states.every((state) => (JSON.parse(state) as { readonly violations: unknown[] }).violations.length === 0);
  acts += states.length - 1;
}
const { isClean } = (await (await fetch(`http://127.0.0.1:${String(backend)}/__audit`)).json()) as { readonly isClean: boolean };
console.log(`${String(acts)} acts; ${isClean ? 'the books balance' : 'THE BOOKS DO NOT BALANCE'}`);
host.disconnect();
process.exit(isKept && isClean ? 0 : 1);

/** Runs a program to its end. The sandbox goes on meanwhile. */
async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, CHROME: chromiumLaunch.executablePath, RUST_LOG: 'off' } });
  await once(child, 'exit');
}
