import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createWorkQueue, type WorkQueueLimits } from '../http/work-queue.ts';

export interface Passwords {
  /** Hashes a password: parameters, salt and key. */
  readonly hash: (password: string) => Promise<string>;
  /** Compares in constant time. `null` stands for an unknown member and costs the same work. */
  readonly match: (password: string, hash: string | null) => Promise<boolean>;
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
/** Half of Node's worker threads: file and DNS operations use the same ones. */
const usualLimits: WorkQueueLimits = { atOnce: 2, waiting: 200 };

export function createPasswords(cost: PasswordCost = usualCost, limits: WorkQueueLimits = usualLimits): Passwords {
  const inTurn = createWorkQueue(limits);
  const nobody = { cost, salt: randomBytes(16), key: randomBytes(keyBytes) };

  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await inTurn(() => derive(password, salt, cost));
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    match: async (password, hash) => {
      const stored = hash === null ? nobody : readHash(hash);
      const key = await inTurn(() => derive(password, stored.salt, stored.cost));
      return timingSafeEqual(key, stored.key) && hash !== null;
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
