import { execFileSync } from 'node:child_process';
import { startInstances } from '@wallet/deploy';
import { headersOf, logInMovers, transferOf, transferPath } from '@wallet/sandbox/on-servers';
import autocannon from 'autocannon';

/**
 * Prints how much two sandboxes behind nginx do in a second, beside what nginx and PostgreSQL do by themselves on this machine at the same
 * time: a page of nginx, and the transactions of pgbench, each of which changes three rows and adds one.
 */
const seconds = 10;
const connections = 32;

await using site = await startInstances(2);
const [first] = site.instances;
const members = await logInMovers(first?.url ?? '');

/** Successful responses in a second. */
async function perSecond(path: string, request: autocannon.Request = {}): Promise<number> {
  const result = await autocannon({ url: `${site.url}${path}`, connections, duration: seconds, requests: [request] });
  return result['2xx'] / result.duration;
}

const pgbench = (...args: readonly string[]) => execFileSync('pgbench', [...args, site.databaseUrl], { encoding: 'utf8', stdio: 'pipe' });
pgbench('--initialize', '--quiet', '--scale', '10');
const transactions = pgbench('--client', String(connections), '--jobs', '2', '--time', String(seconds));

const page = await perSecond('/login');
const reads = await perSecond('/api/wallet', { headers: headersOf(members[0]?.token ?? '') });
let sent = 0;
const transfers = await perSecond(transferPath, {
  // Of each member in turn, there and back, so that the money lasts.
  setupRequest: (request) => {
    sent += 1;
    const member = members[sent % members.length] ?? { token: '', places: [] };
    const [one, other] = member.places;
    const isBack = Math.floor(sent / members.length) % 2 === 1;
    const { method, headers, body } = transferOf(member, { from: isBack ? other : one, to: isBack ? one : other, amount: 1 });
    return { ...request, method, headers, body };
  },
});
const database = Number(/^tps = ([\d.]+)/m.exec(transactions)?.[1]);

const line = (what: string, rate: number, share: string) => console.log(`${what.padEnd(40)} ${rate.toFixed(0).padStart(7)}/s  ${share}`);
const share = (rate: number, of: number) => `${((100 * rate) / of).toFixed(1)} %`;
line('nginx: a page', page, '');
line('PostgreSQL: a transaction of pgbench', database, '');
line('two sandboxes: GET wallet', reads, `${share(reads, page)} of a page, ${share(reads, database)} of a transaction`);
line('two sandboxes: a transfer', transfers, `${share(transfers, database)} of a transaction`);
