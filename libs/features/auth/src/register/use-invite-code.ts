import { useApp } from '@wallet/app-shell';
import { readInviteCode } from '@wallet/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const inviteCodeKey = 'inviteCode';

/** Returns the inviter's code from the current link or an earlier visit; null when there is none. */
export function useInviteCode(): string | null {
  const { device } = useApp();
  const [search] = useSearchParams();
  const linked = readInviteCode(search.get('code'));
  useEffect(() => {
    if (linked !== null) device.set(inviteCodeKey, linked);
  }, [device, linked]);
  return linked ?? readInviteCode(device.get(inviteCodeKey));
}
