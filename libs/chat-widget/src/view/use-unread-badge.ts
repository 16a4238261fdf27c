import { useEffect } from 'react';

/** Shows the number of unread messages on the icon of the installed app. Browsers show no badge for pages that are not installed. */
export function useUnreadBadge(unread: number): void {
  useEffect(() => {
    // Not every browser has badges, and some refuse them.
    if (unread === 0 || !('setAppBadge' in navigator)) return undefined;
    navigator.setAppBadge(unread).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [unread]);
}
