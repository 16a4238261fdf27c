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

/** Whether a message means that the session has expired, whatever the HTTP status. */
export function endsSession(message: string): boolean {
  return notLoggedIn.has(message);
}

/** Whether the message of a successful response means that the operator closed the service. */
export function endsService(message: string): boolean {
  return message.trim().toLowerCase() === 'gone';
}
