import { randomInt, randomUUID } from 'node:crypto';
import { idempotencyHeader, markerHeader, walletResponse } from '@wallet/contract';
import { parse } from 'valibot';

/** A member who transfers money between places. */
export interface Mover {
  readonly token: string;
  readonly places: readonly string[];
}

/** The results of all requests. */
export interface Load {
  /** Idempotency keys of acknowledged transfers. */
  readonly acked: Set<string>;
  /** Responses by status; 0 means no response. */
  readonly statuses: Map<number, number>;
}

const movers = [
  { operator: 'th', username: '0812345678' },
  { operator: 'la', username: '02055512345' },
  { operator: 'la', username: '02055567890' },
] as const;

const headers = { 'Content-Type': 'application/json', [markerHeader.name]: markerHeader.value };

export const headersOf = (token: string) => ({ ...headers, Authorization: `Bearer ${token}` });

export async function logInMovers(url: string): Promise<Mover[]> {
  return Promise.all(
    movers.map(async ({ operator, username }) => {
      const body = JSON.stringify({ username, password: 'demo-1234' });
      const response = await fetch(`${url}/${operator}/api/login`, { method: 'POST', headers, body });
      const { token } = (await response.json()) as { token: string };
      const { slots } = await readWallet(url, token);
      return { token, places: ['WALLET', ...slots.filter(({ isActive }) => isActive).map(({ code }) => code)] };
    }),
  );
}

async function readWallet(url: string, token: string) {
  const response = await fetch(`${url}/api/wallet`, { headers: headersOf(token) });
  return parse(walletResponse, await response.json());
}

/** The total balance of the member in hundredths. */
export async function readTotal(url: string, { token }: Mover): Promise<number> {
  const { wallet, slots } = await readWallet(url, token);
  const amounts = [wallet.amount, ...slots.filter(({ isActive }) => isActive).map(({ amount }) => amount)];
  return amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? Number.NaN) * 100), 0);
}

export const newLoad = (): Load => ({ acked: new Set(), statuses: new Map() });

/** Transfers money with this many clients at once until `signal`, or until the backend does not respond. */
export async function moveMoney(url: string, members: readonly Mover[], clients: number, load: Load, signal: AbortSignal): Promise<void> {
  await Promise.all(
    Array.from({ length: clients }, async (_, number) => {
      const member = members[number % members.length];
      while (!signal.aborted && member !== undefined) {
        const status = await moveOnce(url, member, load);
        load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
        if (status === 0) return;
        if (status >= 400 && status < 500 && status !== 409) throw new Error(`a transfer was refused with ${String(status)}`);
      }
    }),
  );
}

async function moveOnce(url: string, mover: Mover, { acked }: Load): Promise<number> {
  const from = mover.places[randomInt(mover.places.length)];
  const others = mover.places.filter((place) => place !== from);
  const { key, ...request } = transferOf(mover, { from, to: others[randomInt(others.length)], amount: randomInt(100, 300) / 100 });
  try {
    const response = await fetch(`${url}${transferPath}`, request);
    await response.arrayBuffer();
    if (response.status === 200) acked.add(key);
    return response.status;
  } catch {
    // The outcome is unknown.
    return 0;
  }
}

export const transferPath = '/api/wallet/transfer';

/** A request with a key of its own. */
export function transferOf({ token }: Mover, body: object) {
  const key = randomUUID();
  return { key, method: 'POST' as const, headers: { ...headersOf(token), [idempotencyHeader]: key }, body: JSON.stringify(body) };
}
