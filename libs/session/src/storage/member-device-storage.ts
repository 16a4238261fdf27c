import { is, type GenericSchema } from 'valibot';
import { createStore, keptKey, keptKeys, memberPrefix, type KeyValueStore } from './storage.ts';

/** Something that a member can set on a device. What is stored and does not fit, such as a value of another version, counts as not set. */
export interface MemberSetting<Value> {
  readonly name: string;
  readonly version: number;
  readonly schema: GenericSchema<Value>;
  /** It is removed when the session ends. Other settings outlive the session. */
  readonly endsWithSession?: boolean;
}

/** What one member has set on this device. It never leaves the device. */
export interface MemberDeviceStorage {
  /** Null if it is not set. The same object until it is changed. */
  readonly get: <Value>(setting: MemberSetting<Value>) => Value | null;
  readonly set: <Value>(setting: MemberSetting<Value>, value: Value) => void;
  readonly remove: (setting: Omit<MemberSetting<unknown>, 'schema'>) => void;
  /** Removes all that this member has set on this device, but for some settings. */
  readonly removeAllBut: (kept: readonly Pick<MemberSetting<unknown>, 'name'>[]) => void;
  /** Calls back after each change, in this tab or another. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** How a backend names a member. Either may be empty. */
interface NamedMember {
  readonly memberId: string;
  readonly username: string;
}

/** Enough to tell members apart. */
const hashBytes = 16;

/**
 * Names a member in storage. A person with the device cannot read the member's id from it, but could find a short one, such as a phone number, by
 * trying all. Null if the browser cannot hash, which is so on pages without TLS, or if the backend does not name the member.
 */
async function memberHash({ memberId, username }: NamedMember): Promise<string | null> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const name = memberId || username;
  if (!subtle || name === '') return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`wallet-member:${name}`));
  return [...new Uint8Array(digest).subarray(0, hashBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

interface Stores {
  readonly device: KeyValueStore;
  /** That of the session. It is the device's if the login is remembered. */
  readonly login: KeyValueStore;
}

/** Opens what a member has set on this device. Without a hash of the member, nothing is kept longer than what this returns. */
export async function openMemberDeviceStorage({ device, login }: Stores, member: NamedMember): Promise<MemberDeviceStorage> {
  const hash = await memberHash(member);
  const store = hash === null ? createStore(refuse) : device;
  const keyOf = (name: string) => keptKey(hash ?? '', name);
  const placeOf = ({ name, endsWithSession }: Pick<MemberSetting<unknown>, 'name' | 'endsWithSession'>) =>
    endsWithSession && hash !== null ? { store: login, key: memberPrefix + keyOf(name) } : { store, key: keyOf(name) };
  const read = new Map<string, { readonly text: string | null; readonly value: unknown }>();

  return {
    get: <Value>(setting: MemberSetting<Value>) => {
      const place = placeOf(setting);
      const { key } = place;
      const text = place.store.get(key);
      const last = read.get(key);
      const value = last?.text === text ? (last.value as Value | null) : readKept(setting, text);
      read.set(key, { text, value });
      return value;
    },
    set: (setting, value) => {
      const place = placeOf(setting);
      setKept(place.store, place.key, setting, value);
      notify();
    },
    remove: (setting) => {
      const place = placeOf(setting);
      place.store.remove(place.key);
      notify();
    },
    removeAllBut: (kept) => {
      const staying = kept.map(({ name }) => keyOf(name));
      for (const key of store.keys(keyOf(''))) if (!staying.includes(key)) store.remove(key);
      login.removeAll(memberPrefix + keyOf(''));
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** The value of a setting as it is stored. Null if there is none that fits. */
function readKept<Value>({ version, schema }: MemberSetting<Value>, text: string | null): Value | null {
  try {
    const stored = JSON.parse(text ?? 'null') as { readonly version?: unknown; readonly value?: unknown } | null;
    return stored?.version === version && is(schema, stored.value) ? stored.value : null;
  } catch {
    // Not JSON, so not written by this app.
    return null;
  }
}

/** Stores the value of a setting under its key. */
export function setKept<Value>(store: KeyValueStore, key: string, { version }: MemberSetting<Value>, value: Value): void {
  store.set(key, JSON.stringify({ version, value }));
}

/** What all members have set on this device, by its keys. */
export function keptByAll<Value>(device: KeyValueStore, setting: MemberSetting<Value>): ReadonlyMap<string, Value> {
  return new Map(
    keptKeys(device, setting.name).flatMap((key) => {
      const value = readKept(setting, device.get(key));
      return value === null ? [] : [[key, value] as const];
    }),
  );
}

function refuse(): never {
  throw new Error('There is no name for it.');
}
