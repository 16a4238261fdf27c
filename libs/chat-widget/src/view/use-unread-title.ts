import { useEffect } from 'react';

const mark = /^\(\d+\) /;
const bareTitle = () => document.title.replace(mark, '');

/** Prefixes the page's title with the number of unread messages, even if the title changes. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const title = document.querySelector('title');
    if (unread === 0 || !title) return undefined;
    const write = () => {
      const wanted = `(${String(unread)}) ${bareTitle()}`;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watcher = new MutationObserver(write);
    watcher.observe(title, { childList: true, characterData: true, subtree: true });
    return () => {
      watcher.disconnect();
      document.title = bareTitle();
    };
  }, [unread]);
}
