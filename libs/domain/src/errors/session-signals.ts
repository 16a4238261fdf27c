const notLoggedIn: ReadonlySet<string> = new Set([
  'invalid-token',
  // The backend's own Thai sentence for "cannot verify identity".
  'ไม่สามารถยืนยันตัวตนได้',
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
]);

/** True when an answer's message means that the session is over, whatever its HTTP status. */
export function endsSession(message: string): boolean {
  return notLoggedIn.has(message);
}

/** True when a successful answer's message means that the operator closed the service. */
export function endsService(message: string): boolean {
  return message === 'gone';
}
