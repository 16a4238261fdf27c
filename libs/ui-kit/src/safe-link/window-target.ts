import { isInAppBrowser, parseUrl, type AllowedLinks } from '@wallet/domain';
import { safeUrl } from '../safe-url/safe-url.ts';

/** A window in which a URL from outside will open once it is known, without referrer and opener. */
export interface WindowTarget {
  /** Navigates to a URL. False, and nothing opens, if the URL is not allowed or the window is closed. */
  readonly navigate: (address: unknown) => boolean;
  /** Posts the values as a form. False as with `navigate`. */
  readonly post: (address: unknown, values: Readonly<Record<string, string>>) => boolean;
  /** False once the window is closed. */
  readonly isOpen: () => boolean;
  /** Closes the window. */
  readonly close: () => void;
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** https and what the operator allows, and http between ports of a developer's own machine. */
function outsideAddress(value: unknown, allowed: AllowedLinks): string | null {
  const address = safeUrl(value, 'outside', allowed);
  if (address !== null) return address;
  const url = typeof value === 'string' && loopback.test(location.hostname) ? parseUrl(value) : null;
  return url?.protocol === 'http:' && loopback.test(url.hostname) ? url.href : null;
}

/** Whether a window may navigate to a URL from outside. */
export const isOutsideAddress = (value: unknown, allowed: AllowedLinks): boolean => outsideAddress(value, allowed) !== null;

/**
 * https, and the http hosts that the operator allows. Apps accept no forms, and the page's policy blocks, without an
 * error, a form to another port of the own machine.
 */
function formAddress(value: unknown, allowed: AllowedLinks): string | null {
  const address = safeUrl(value, 'outside', allowed);
  return address !== null && /^https?:/.test(address) ? address : null;
}

/** Whether a window may post a form to a URL from outside. */
export const isFormAddress = (value: unknown, allowed: AllowedLinks): boolean => formAddress(value, allowed) !== null;

interface TargetOptions {
  readonly view: Window;
  readonly allowed: AllowedLinks;
  readonly go: (address: string) => void;
  readonly close: () => void;
}

function createTarget({ view, allowed, go, close }: TargetOptions): WindowTarget {
  const isOpen = () => !view.closed;
  const open = (address: string | null, perform: (address: string) => void) => {
    const canOpen = address !== null && isOpen();
    if (canOpen) perform(address);
    else close();
    return canOpen;
  };
  return {
    navigate: (value) => open(outsideAddress(value, allowed), go),
    post: (value, values) => open(formAddress(value, allowed), (address) => postForm(view, address, values)),
    isOpen,
    close,
  };
}

/** The current window. Back returns to this page. */
export function currentWindow(allowed: AllowedLinks, view: Window = window): WindowTarget {
  return createTarget({ view, allowed, go: (address) => view.location.assign(address), close: () => undefined });
}

/**
 * Opens a blank tab that navigates later, or takes this window inside another app, which has no tabs. Call it in the
 * event handler of a press, or the browser blocks it as a pop-up. The tab shows `waiting` until then. Null if the
 * browser opens no tab.
 */
export function openTabOrHere(waiting: string, allowed: AllowedLinks): WindowTarget | null {
  return isInAppBrowser(navigator) ? currentWindow(allowed) : openBlankTab(waiting, allowed);
}

function openBlankTab(waiting: string, allowed: AllowedLinks): WindowTarget | null {
  // Not "noopener", which would return no window to navigate. The tab is disconnected from this page below instead.
  const tab = window.open('', '_blank');
  if (!tab || tab.closed) return null;
  tab.opener = null;
  showWaiting(tab.document, waiting);
  return createTarget({ view: tab, allowed, go: (address) => tab.location.replace(address), close: () => tab.close() });
}

/** Uses the colours of this page. Set one by one, because the policy allows no styles in HTML. */
function showWaiting(page: Document, text: string): void {
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const style = {
    color,
    backgroundColor,
    fontFamily,
    display: 'grid',
    placeItems: 'center',
    minHeight: '100vh',
    margin: '0',
    textAlign: 'center',
  };
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  page.head.append(viewport);
  page.documentElement.lang = document.documentElement.lang;
  page.title = text;
  page.body.append(text);
  Object.assign(page.body.style, style);
}

function postForm(view: Window, address: string, values: Readonly<Record<string, string>>): void {
  const form = view.document.createElement('form');
  form.method = 'post';
  form.setAttribute('action', address);
  form.hidden = true;
  for (const [name, value] of Object.entries(values)) {
    const field = view.document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  view.document.body.append(form);
  // A field could be named "submit".
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
