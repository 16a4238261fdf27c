import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';

export type Passwords = ReturnType<typeof createPasswords>;

/** 16 MiB and five passes: as hard as the recommended 128 MiB and one, with less memory per login. */
const usualCost = { N: 16_384, r: 8, p: 5 };
const keyBytes = 32;

/** scrypt with this memory (a power of two), block size and number of passes. */
export function createPasswords(cost = usualCost) {
  return {
    /** Hashes a password: parameters, salt and key. */
    hash: async (password: string): Promise<string> => {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    match: async (password: string, hash: string): Promise<boolean> => {
      const [, N, r, p, salt = '', key = ''] = hash.split('$');
      const cost = { N: Number(N), r: Number(r), p: Number(p) };
      return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), Buffer.from(key, 'base64url'));
    },
  };
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same password typed on two keyboards may have different code points.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
