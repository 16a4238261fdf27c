import { markerHeader } from '@wallet/contract/headers';

/** Characters that a header may contain. Others would make the browser throw. */
const sendableToken = /^[\x20-\x7e]+$/;

/** Whether a token can be sent. One that cannot was written by someone else, and is as useless as an expired one. */
export const isSendable = (token: string): boolean => sendableToken.test(token);

/** The headers of every call. `token` is null for a visitor. */
export const callHeaders = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  [markerHeader.name]: markerHeader.value,
  ...(token !== null && { Authorization: `Bearer ${token}` }),
});

/** Responses contain amounts and names: neither the browser nor a proxy may store them. */
export const callOptions = { cache: 'no-store', credentials: 'omit' } as const;
