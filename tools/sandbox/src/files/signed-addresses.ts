import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses of files, which open for anyone who has them and so are good for minutes only. */
export interface SignedAddresses {
  /** The path with its end and a signature, good for at least so long. */
  readonly sign: (path: string, lifeMs: number) => string;
  /** Is this an address that was signed here and has not ended? */
  readonly isGood: (address: string) => boolean;
}

/** Addresses that are signed within the same while are the same one, so that what is shown is not fetched again. */
const stepMs = 60_000;
const signed = /^([^?]+)\?until=(\d{1,16})&mac=([\w-]{43})$/;

export function createSignedAddresses(secret: Buffer, now: () => Date): SignedAddresses {
  const macOf = (path: string, until: string) => createHmac('sha256', secret).update(`${path} ${until}`).digest('base64url');
  return {
    sign: (path, lifeMs) => {
      const until = String(Math.ceil((now().getTime() + lifeMs) / stepMs) * stepMs);
      return `${path}?until=${until}&mac=${macOf(path, until)}`;
    },
    isGood: (address) => {
      const [, path = '', until = '', mac = ''] = signed.exec(address) ?? [];
      const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(path, until))];
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > now().getTime();
    },
  };
}
