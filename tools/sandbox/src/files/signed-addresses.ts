import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/database.ts';

export type SignedAddresses = Awaited<ReturnType<typeof createSignedAddresses>>;

/** URLs that are signed within the same period are identical, so that browsers can reuse loaded files. */
const stepMs = 60_000;
const signed = /^(.+)[?&]until=(\d{1,16})&mac=([\w-]{43})$/;

/** Signed URLs. They work for anyone, so they expire. */
export async function createSignedAddresses(db: Store, now: () => Date) {
  const secret = await readSecret(db);
  const macOf = (path: string, until: string) => createHmac('sha256', secret).update(`${path} ${until}`).digest('base64url');
  return {
    /** The path with expiry and signature, valid for at least the given time. */
    sign: (path: string, lifeMs: number): string => {
      const until = String(Math.ceil((now().getTime() + lifeMs) / stepMs) * stepMs);
      return `${path}${path.includes('?') ? '&' : '?'}until=${until}&mac=${macOf(path, until)}`;
    },
    /** Whether a signed URL is genuine and has not expired. */
    isGood: (address: string): boolean => {
      const [, path = '', until = '', mac = ''] = signed.exec(address) ?? [];
      const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(path, until))];
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > now().getTime();
    },
  };
}

/** Created once for each database, so that URLs stay valid after a restart. */
async function readSecret(db: Store): Promise<string> {
  const key = 'file-secret';
  await db
    .insertInto('setting')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()).value;
}
