import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed URLs of files. They work for anyone, so they expire within minutes. */
export interface SignedAddresses {
  /** The path with expiry and signature, valid for at least the given time. */
  readonly sign: (path: string, lifeMs: number) => string;
  /** Whether a signed URL is genuine and has not expired. */
  readonly isGood: (address: string) => boolean;
}

/** URLs that are signed within the same period are identical, so that browsers can reuse loaded files. */
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
