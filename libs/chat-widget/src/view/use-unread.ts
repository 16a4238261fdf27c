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

const countPrefix = /^\(\d+\) /;
const bareTitle = () => document.title.replace(countPrefix, '');

/** Prefixes the page's title with the number of unread messages, even if the title changes. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const title = document.querySelector('title');
    if (unread === 0 || !title) return undefined;
    const write = () => {
      const expected = `(${String(unread)}) ${bareTitle()}`;
      if (document.title !== expected) document.title = expected;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = bareTitle();
    };
  }, [unread]);
}
