import { randomBytes } from 'node:crypto';
import type { Store } from './database.ts';

/** What each secret signs: no signature of one can pass for that of another. */
export type SecretName = 'token-secret' | 'ticket-secret' | 'file-secret';

/** Made once a database, so that what it signed stays good over a restart. */
export async function readSecret(db: Store, key: SecretName): Promise<Buffer> {
  await db
    .insertInto('setting')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
