import { markerHeader } from '@wallet/contract';
import type { logOut } from '@wallet/contract/operations/account';

/** Repeated from the contract: importing the operation would add its schemas to every page. */
const { method, path }: Pick<typeof logOut, 'method' | 'path'> = { method: 'POST', path: '/api/logout' };

/**
 * Asks the backend to end a token's session. The request survives the page and nobody waits for it: this device removes
 * the token in any case.
 */
export function tellLogOut(baseUrl: string, token: string): void {
  const headers = { Authorization: `Bearer ${token}`, [markerHeader.name]: markerHeader.value };
  fetch(`${baseUrl}${path}`, { method, keepalive: true, headers })
    // An unread response would keep its connection open.
    .then((response) => response.text())
    .catch(() => undefined);
}
