import { useApp } from '@wallet/app-shell';
import { readInviteCode } from '@wallet/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const inviteCodeKey = 'inviteCode';

/** The inviter's code from the link that led here, now or on an earlier visit; null without one. */
export function useInviteCode(): string | null {
  const { device } = useApp();
  const [search] = useSearchParams();
  const linked = readInviteCode(search.get('code'));
  useEffect(() => {
    if (linked !== null) device.set(inviteCodeKey, linked);
  }, [device, linked]);
  return linked ?? readInviteCode(device.get(inviteCodeKey));
}
