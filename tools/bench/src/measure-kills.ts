import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chatEvents } from '@wallet/contract';
import { startInstances } from '@wallet/deploy';
import { headersOf, newLoad, readPostgresBooks, readTotal, transferOf, transferPath, type Mover } from '@wallet/sandbox/on-servers';
import { io } from 'socket.io-client';

/**
 * Members use two sandboxes on PostgreSQL and Redis behind nginx, by calls and sockets, while one sandbox is killed each minute. Prints what
 * was lost, and how long calls took beside a page of nginx at the same time. Ends with 1 if anything acknowledged was lost.
 */
const { values } = parseArgs({
  options: { members: { type: 'string', default: '500' }, minutes: { type: 'string', default: '10' } },
});
const [count, minutes] = [Number(values.members), Number(values.minutes)];
/** Between two acts of one member. */
const paceMs = 5000;
const downMs = 5000;
const places = ['WALLET', 'pg'];

// Scenarios make the members.
process.env.SANDBOX_FAULTS = '1';
await using site = await startInstances(2);
const [first] = site.instances;
const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: headersOf(''), body: JSON.stringify(body) }).then((response) => response.json());

const members: Mover[] = [];
while (members.length < count) {
  const made = Array.from({ length: Math.min(10, count - members.length) }, async () => {
    const { phone, password } = (await post(`${first?.url ?? ''}/__scenario`, { name: 'normal', operator: 'th' })) as Record<
      string,
      string
    >;
    const { token = '' } = (await post(`${site.url}/api/login`, { username: phone, password })) as Record<string, string>;
    return { token, places };
  });
  members.push(...(await Promise.all(made)));
}
const totals = await Promise.all(members.map((member) => readTotal(site.url, member)));

const load = newLoad();
const times: Record<'call' | 'page', number[]> = { call: [], page: [] };
const until = Date.now() + minutes * 60_000;

async function timed(kind: keyof typeof times, path: string, request: RequestInit): Promise<number> {
  const began = performance.now();
  const status = await fetch(`${site.url}${path}`, request).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  times[kind].push(performance.now() - began);
  return status;
}

let connects = 0;
const sockets = members.map(() => {
  const socket = io(site.url, { transports: ['websocket'], forceNew: true });
  socket.on('connect', () => {
    connects += 1;
    socket.emit(chatEvents.join, { prefix: 'siam-fortune', id: `guest-${String(connects)}` });
  });
  return socket;
});

async function act(member: Mover): Promise<void> {
  await wait(Math.random() * paceMs);
  for (let acts = 0; Date.now() < until; acts += 1) {
    const began = Date.now();
    const [from, to] = acts % 2 === 0 ? places : places.toReversed();
    const { key, ...transfer } = transferOf(member, { from, to, amount: 1 });
    const statuses = [
      await timed('call', transferPath, transfer),
      await timed('call', '/api/wallet', { headers: headersOf(member.token) }),
      await timed('page', '/login', {}),
    ];
    if (statuses[0] === 200) load.acked.add(key);
    for (const status of statuses) load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    await wait(Math.max(0, paceMs - (Date.now() - began)));
  }
}

async function killInTurn(): Promise<number> {
  let kills = 0;
  while (Date.now() + 60_000 <= until) {
    await wait(60_000 - downMs);
    const instance = site.instances[kills % site.instances.length];
    await instance?.kill();
    await wait(downMs);
    await instance?.restart();
    kills += 1;
  }
  return kills;
}

const [kills] = await Promise.all([killInTurn(), ...members.map(act)]);
const connected = sockets.filter((socket) => socket.connected).length;
for (const socket of sockets) socket.disconnect();

const after = await Promise.all(members.map((member) => readTotal(site.url, member)));
const books = await readPostgresBooks(site.databaseUrl, load.acked);
const unequal = totals.filter((total, index) => total !== after[index]).length;
const percentile = (all: readonly number[], share: number) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length * share)] ?? 0;
const spread = (kind: keyof typeof times) =>
  [0.5, 0.99].map((share) => `p${String(share * 100)} ${percentile(times[kind], share).toFixed(0)} ms`).join(', ');

console.log(
  `${String(count)} members, ${String(minutes)} minutes, ${String(kills)} kills; ${String(connects)} connections, ${String(connected)} at the end`,
);
console.log(`statuses: ${[...load.statuses].map(([status, times]) => `${String(status)}: ${String(times)}`).join(', ')}`);
console.log(
  `acknowledged transfers: ${String(load.acked.size)}, lost: ${String(books.lost)}; books ${books.isClean ? 'balance' : 'DO NOT BALANCE'}; members with another total: ${String(unequal)}`,
);
console.log(`calls: ${spread('call')}; pages of nginx: ${spread('page')}`);
process.exitCode = books.lost + unequal + (load.statuses.get(401) ?? 0) + (books.isClean ? 0 : 1) > 0 ? 1 : 0;
