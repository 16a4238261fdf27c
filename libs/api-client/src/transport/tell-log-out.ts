import { markerHeader } from '@wallet/contract/headers';
import { logOut } from '@wallet/contract/operations/without-schemas';

/**
 * Asks the backend to end a token's session. The request survives the page and nobody waits for it: this device removes
 * the token in any case.
 */
export function tellLogOut(baseUrl: string, token: string): void {
  const headers = { Authorization: `Bearer ${token}`, [markerHeader.name]: markerHeader.value };
  fetch(`${baseUrl}${logOut.path}`, { method: logOut.method, keepalive: true, headers })
    // An unread response would keep its connection open.
    .then((response) => response.text())
    .catch(() => undefined);
}
