/** Chat apps and the like, whose browsers show one page and no tabs. */
const inAppBrowser = /\bLine\/|\bFB(?:AN|AV|_IAB)|\bInstagram\b|\bMicroMessenger\b|\bTikTok|musical_ly|BytedanceWebview|; wv\)/i;

/** False for a browser inside another app: what it is told to open in a tab takes the place of this page, or is lost. */
export function opensTabs(userAgent: string): boolean {
  return !inAppBrowser.test(userAgent);
}
