import { errorNames, knownOr, maxReportFrames, pageRoutes, type ErrorEntry, type MissingEntry } from '@wallet/domain';

/** A page by its address without parameters. */
export const routeOf = (path: string): ErrorEntry['route'] => knownOr(pageRoutes, path.replace(/(.)\/$/, '$1'));

/** The name of a file of the build that this page has asked for; null for all other addresses. */
function fileOf(address: string): string | null {
  const [, name = null] = address.split(`${location.origin}/assets/`);
  const elements = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script,link');
  return [...elements].some(({ src, href }) => address === (src || href)) || performance.getEntriesByName(address).length > 0 ? name : null;
}

type Described = Omit<ErrorEntry, 'route' | 'count'>;

/**
 * What is sent of an error: its class and the positions in our scripts. Its message is not, because it may quote anything; of React's only the
 * number is.
 */
function describeError(error: unknown): Described {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
  const code = /^Minified React error #(\d{1,3});/.exec(message)?.[1];
  return {
    kind: 'error',
    name: knownOr(errorNames, name),
    code: code === undefined ? null : Number(code),
    // Some browsers begin the stack with the message.
    frames: stack
      .replace(message, '')
      .split('\n')
      .flatMap((line) => {
        const [, address = '', position = ''] = /(https?:[^\s()]+?):(\d{1,6}:\d{1,6})\)?$/.exec(line) ?? [];
        const file = fileOf(address);
        return file ? [`${file}:${position}`] : [];
      })
      .slice(0, maxReportFrames),
  };
}

type Failure = Described | Omit<MissingEntry, 'route' | 'count'>;

const missing = (address: string | undefined): Failure | null => {
  const file = fileOf(String(address));
  return file === null ? null : { kind: 'missing', file };
};

/** Errors that say only that a file did not come, which was reported already. */
const ofMissingFiles = new WeakSet<Error>();

/** Vite names a file that did not come, elements have its address, and everything else is an error. */
interface AnyFailure extends Event {
  readonly payload?: Error;
  readonly reason?: unknown;
  readonly error?: unknown;
}

/** What is sent of an event; null for nothing. */
export function describeFailure(event: Event): Failure | null {
  const { payload, target, reason, error = reason } = event as AnyFailure;
  if (payload) {
    ofMissingFiles.add(payload);
    // Safari does not say which.
    return missing(/https?:\S+\.(?:js|css)/.exec(payload.message)?.[0]) ?? { kind: 'missing', file: 'other' };
  }
  const { src, href = src } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
  if (href) return missing(href);
  return ofMissingFiles.has(error as Error) ? null : describeError(error);
}
