import { useApiStore, useWalletState, type ApiStore } from '@wallet/api-client';
import { openMemberDeviceStorage, type MemberDeviceStorage, type MemberSetting } from '@wallet/session';
import { useEffect, useSyncExternalStore, useState } from 'react';
import { useApp } from './app-context.ts';

/** One for all that a page shows in a session. */
const opened = new WeakMap<ApiStore, Promise<MemberDeviceStorage>>();

/** What the member has set on this device. Null until the wallet, which names the member, has been read; this does not request it. */
export function useMemberDeviceStorage(): MemberDeviceStorage | null {
  const { device, session } = useApp();
  const store = useApiStore();
  const { memberId, username } = useWalletState().data ?? {};
  const [storage, setStorage] = useState<MemberDeviceStorage | null>(null);
  useEffect(() => {
    if (memberId === undefined || username === undefined) return;
    let isCurrent = true;
    const opening = opened.get(store) ?? openMemberDeviceStorage({ device, login: session.storage() }, { memberId, username });
    opened.set(store, opening);
    void opening.then((next) => {
      if (isCurrent) setStorage(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [device, session, store, memberId, username]);
  return storage;
}

const never = () => () => undefined;

/** One thing that the member can set on this device. The value is null if it is not set, and undefined until that is known. */
export function useMemberSetting<Value>(setting: MemberSetting<Value>) {
  const storage = useMemberDeviceStorage();
  const value = useSyncExternalStore<Value | null | undefined>(
    storage?.subscribe ?? never,
    () => storage?.get(setting),
    () => undefined,
  );
  return {
    value,
    set: (next: Value) => storage?.set(setting, next),
    remove: () => storage?.remove(setting),
  };
}
