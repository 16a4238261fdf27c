import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export interface Passwords {
  /** Hashes a password: parameters, salt and key. */
  readonly hash: (password: string) => Promise<string>;
  readonly match: (password: string, hash: string) => Promise<boolean>;
}

/** scrypt's parameters: memory (a power of two), block size, passes. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 16 MiB and five passes: as hard as the recommended 128 MiB and one, with less memory per login. */
const usualCost: PasswordCost = { N: 16_384, r: 8, p: 5 };
const keyBytes = 32;

export function createPasswords(cost: PasswordCost = usualCost): Passwords {
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    match: async (password, hash) => {
      const stored = readHash(hash);
      return timingSafeEqual(await derive(password, stored.salt, stored.cost), stored.key);
    },
  };
}

function readHash(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [, n, r, p, salt = '', key = ''] = hash.split('$');
  return {
    cost: { N: Number(n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same password typed on two keyboards may have different code points.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
