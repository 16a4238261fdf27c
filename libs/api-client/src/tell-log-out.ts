import { markerHeader } from '@wallet/wire';

/**
 * Asks the backend to end a token's session. The call outlives the page, and nobody waits for it: whether it arrives or not,
 * this device forgets the token.
 */
export function tellLogOut(baseUrl: string, token: string): void {
  const headers = { Authorization: `Bearer ${token}`, [markerHeader.name]: markerHeader.value };
  fetch(`${baseUrl}/api/logout`, { method: 'POST', keepalive: true, headers })
    // An answer that nobody reads would keep its connection.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
