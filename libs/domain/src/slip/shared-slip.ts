/** Where the system's share sheet posts a picture: the action of the manifest's share target. */
export const sharePath = '/share/slip';

/** Form field of the shared pictures. */
export const sharedField = 'slip';

/** Cache of the service worker with the shared slip, at `sharePath`. Its name has the prefix of a member's data, which goes with the session. */
export const sharedSlipCache = 'member:shared-slip';

/** Header of the kept slip: its file name, encoded as part of a URL. Its header `Date` says when it was shared. */
export const sharedNameHeader = 'X-File-Name';

/** A shared slip is removed after this time, in milliseconds. A member's is taken at once, a visitor's waits for the login. */
export const sharedSlipMs = 5 * 60_000;

/**
 * What became of a picture that was shared with the app: the service worker keeps it, also since before the login, or it was opened with the
 * installed app as a file, or why there is none.
 */
const sharedStates = ['kept', 'kept-before-login', 'file', 'none', 'several', 'too-large', 'lost'] as const;
export type SharedState = (typeof sharedStates)[number];

/** URL parameter of the deposit dialog with a `SharedState`. */
export const sharedParameter = 'shared';

/** Address of the deposit dialog after something was shared. */
export const sharedAddress = (state: SharedState): string => `/user/home?modal=deposit&method=slip&${sharedParameter}=${state}`;

/** Whether an address leads to something that was shared. */
export const isSharedAddress = (address: string): boolean => address.includes(`&${sharedParameter}=`);

/** The same address after a login. Another person than the member may have shared the slip. */
export const sharedBeforeLogin = (address: string): string =>
  address === sharedAddress('kept') ? sharedAddress('kept-before-login') : address;

/** Reads a `SharedState` from the URL. Null if nothing was shared. */
export const readSharedState = (value: string | null): SharedState | null => sharedStates.find((state) => state === value) ?? null;
