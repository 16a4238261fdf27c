import type { KeyValueStore } from './storage.ts';

/** Prefix of keys with what members have set on a device. Logout keeps them. */
const keptPrefix = 'kept:';

/** Key of what a member, who is known by a hash, has set under a name. */
export const keptKey = (hash: string, name: string): string => `${keptPrefix}${hash}:${name}`;

/** The keys of what members have set under a name on this device. */
export const keptKeys = (device: KeyValueStore, name: string): readonly string[] =>
  device.keys(keptPrefix).filter((key) => key.endsWith(`:${name}`));
