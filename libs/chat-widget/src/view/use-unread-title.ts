import { useEffect } from 'react';

const mark = /^\(\d+\) /;
const bareTitle = () => document.title.replace(mark, '');

/** Puts the number of unread messages before the page's title, whatever the page calls itself meanwhile. */
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
