import { markerHeader } from '@wallet/contract';
import type { logOut } from '@wallet/contract/operations/account';

/** Not the row itself: its schemas would come along, and this belongs to the first bytes of every page. */
const { method, path }: Pick<typeof logOut, 'method' | 'path'> = { method: 'POST', path: '/api/logout' };

/**
 * Asks the backend to end a token's session. The call outlives the page, and nobody waits for it: whether it arrives or not,
 * this device forgets the token.
 */
export function tellLogOut(baseUrl: string, token: string): void {
  const headers = { Authorization: `Bearer ${token}`, [markerHeader.name]: markerHeader.value };
  fetch(`${baseUrl}${path}`, { method, keepalive: true, headers })
    // An answer that nobody reads would keep its connection.
    .then((response) => response.text())
    .catch(() => undefined);
}
