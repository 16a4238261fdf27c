/** SQL states of a database that is shutting down, starting, out of connections, or that aborted for another transaction. */
const passingStates = /^(?:08\w{3}|40001|40P01|53\w{3}|57P0[1-4])$/;
const networkCodes: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT']);
// pg has no code for these.
const lostConnection = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error means that the database is temporarily unavailable. */
export function isUnavailable(error: Error & { readonly code?: unknown; readonly syscall?: unknown }): boolean {
  const { code, syscall, message } = error;
  if (typeof code === 'string' && passingStates.test(code)) return true;
  return (networkCodes.has(code) && (code !== 'ENOENT' || syscall === 'connect')) || lostConnection.test(message);
}
