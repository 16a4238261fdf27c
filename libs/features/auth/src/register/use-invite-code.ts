import { readInviteCode } from '@wallet/domain';
import { storageKeys, useApp } from '@wallet/features-core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The inviter's code from the link that led here, now or on an earlier visit; null without one. */
export function useInviteCode(): string | null {
  const { device } = useApp();
  const [search] = useSearchParams();
  const linked = readInviteCode(search.get('code'));
  useEffect(() => {
    if (linked !== null) device.set(storageKeys.inviteCode, linked);
  }, [device, linked]);
  return linked ?? readInviteCode(device.get(storageKeys.inviteCode));
}
