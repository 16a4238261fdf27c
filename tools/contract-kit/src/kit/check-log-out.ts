import { operations } from '@wallet/contract/operations';
import type { KitContext } from './check-operations.ts';
import type { KitOptions } from './run-kit.ts';
import { checkResponse, checkClosed, isDone } from './check-response.ts';

const call = operations.logOut;

/** Ends the kit's own session: its token must be invalid afterwards. */
export async function checkLogOut(
  { request, findings, token, allowWrites }: KitContext,
  { logoutCall }: NonNullable<KitOptions['flags']>,
): Promise<void> {
  if (logoutCall === false) {
    findings.add('logOut', 'reachable', 'skipped', 'the settings say that there is no such call: a token stays good until it expires');
    return;
  }
  if (!allowWrites) {
    findings.add('logOut', 'reachable', 'skipped', 'it changes something: asked with --allow-writes only');
    return;
  }
  const closed = await request(call);
  if (closed.status === 404 || closed.status === 405) {
    findings.add(
      'logOut',
      'reachable',
      logoutCall === true ? 'failed' : 'warned',
      'there is no such call: a token stays good until it expires, and the apps are built without VITE_LOGOUT_CALL',
    );
    return;
  }
  checkClosed(findings, 'logOut', call, 'without a token', closed);
  if (token === null) {
    findings.add('logOut', 'shape', 'skipped', 'needs --username and --password');
    return;
  }
  const reply = await request({ ...call, token });
  const isEnded = isDone(reply);
  findings.add('logOut', 'status', isEnded ? 'passed' : 'failed', `status ${String(reply.status)}`);
  if (!isEnded) return;
  checkResponse(findings, 'logOut', call, reply);
  checkClosed(findings, 'logOut', operations.getWallet, 'with the token that it ended', await request({ ...operations.getWallet, token }));
}
