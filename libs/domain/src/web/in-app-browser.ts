/** What a browser says about itself: the used fields of `Navigator`. */
export interface BrowserTraits {
  readonly userAgent: string;
  /** Greater than 1 on an iPad that asks for desktop pages and calls itself a Mac. */
  readonly maxTouchPoints: number;
  /** On iOS: true when the page runs installed on the home screen. */
  readonly standalone?: boolean;
}

/** Apps that name themselves. Most Android apps also say "wv". */
const named =
  /\bLine\/|\bFB(?:AN|AV|_IAB)|\bInstagram\b|\bMicroMessenger\b|\bTikTok|musical_ly|BytedanceWebview|\bSnapchat\/|\bTelegram-Android\/|\bTwitterAndroid|\bZalo (?:iOS|android)\/|\bKAKAOTALK\b|\bLinkedInApp\b|; wv\)/i;

const appleTouch = /\((?:iPhone|iPad|iPod)/;

/** Whether the page is shown on an iPhone, iPad or iPod, in any browser. */
export const isAppleTouch = ({ userAgent, maxTouchPoints }: BrowserTraits): boolean =>
  appleTouch.test(userAgent) || (userAgent.includes('(Macintosh;') && maxTouchPoints > 1);

/**
 * Whether the page is shown inside another app, such as a chat app. Such a browser has no tabs: a new one replaces this page or is lost.
 * Most save no files that were made in the page. On iOS, any browser that is not Safari's own lacks its name, except installed pages.
 */
export function isInAppBrowser(traits: BrowserTraits): boolean {
  const { userAgent, standalone = false } = traits;
  return named.test(userAgent) || (isAppleTouch(traits) && !standalone && !userAgent.includes(' Safari/'));
}

/** Other browsers on iOS, which call themselves Safari too. */
const otherOnApple = /\b(?:CriOS|FxiOS|EdgiOS|OPT|OPiOS|DuckDuckGo|YaBrowser|GSA|Brave|UCBrowser)\//;

/** Whether this is Safari itself on an iPhone or iPad, whose share sheet adds pages to the home screen. */
export const isTouchSafari = (traits: BrowserTraits): boolean =>
  isAppleTouch(traits) && !traits.standalone && !isInAppBrowser(traits) && !otherOnApple.test(traits.userAgent);
