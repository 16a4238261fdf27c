/** Chat apps and similar ones, whose built-in browsers have no tabs. */
const inAppBrowser = /\bLine\/|\bFB(?:AN|AV|_IAB)|\bInstagram\b|\bMicroMessenger\b|\bTikTok|musical_ly|BytedanceWebview|; wv\)/i;

/** Returns false for a browser inside another app: a page opened in a new tab replaces this page there, or is lost. */
export function opensTabs(userAgent: string): boolean {
  return !inAppBrowser.test(userAgent);
}
