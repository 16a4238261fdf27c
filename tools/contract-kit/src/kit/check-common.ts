import { idempotencyHeader, markerHeader } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';
import { isErrorCode } from '@wallet/domain';
import type { KitContext } from './check-operations.ts';
import { readAsApps } from './read-as-apps.ts';
import type { KitOptions } from './run-kit.ts';

const otherOrigin = 'https://contract-check.example';

/** Checks unknown addresses and CORS, which concern all calls. */
export async function checkCommon(context: KitContext, origin: string | null, flags: NonNullable<KitOptions['flags']>): Promise<void> {
  const { request, findings } = context;
  const reply = await request({ method: 'GET', path: '/api/contract-check/none' });
  // Of no schema of its own.
  const call = { ...operations.refreshGameBalances, errors: [] };
  const { error } = readAsApps(call, reply, false);
  const isRefused = error?.kind === 'refused';
  const isAgreed = reply.status === 404 && isRefused && error.code !== null && isErrorCode(error.code);
  const isHarmless = reply.status === 404 || isRefused;
  findings.add('unknown address', 'status', isAgreed ? 'passed' : isHarmless ? 'warned' : 'failed', `status ${String(reply.status)}`, {
    change: 'Answer 404 with {"message": "NO_DATA"}.',
  });

  const otherHeaders = await preflight(context, otherOrigin);
  const allowed = otherHeaders.get('access-control-allow-origin');
  const isOpen = allowed === '*' || allowed === otherOrigin;
  const isCredentialed = isOpen && otherHeaders.get('access-control-allow-credentials') === 'true';
  findings.add(
    'pages of any site',
    'CORS',
    isCredentialed ? 'failed' : isOpen ? 'warned' : 'passed',
    isOpen ? 'any page may ask this backend' : '',
  );

  if (origin === null) {
    findings.add('pages of the app', 'CORS', 'skipped', 'say with --origin where the app is, if not on the same origin');
    return;
  }
  const headers = await preflight(context, origin);
  const missing = [
    ...(['*', origin].includes(headers.get('access-control-allow-origin') ?? '') ? [] : ['the origin']),
    ...['authorization', 'content-type', markerHeader.name, ...(flags.idempotencyHeader === true ? [idempotencyHeader] : [])]
      .map((name) => name.toLowerCase())
      .filter((name) => !listOf(headers, 'access-control-allow-headers').includes(name)),
    ...['put', 'delete'].filter((name) => !listOf(headers, 'access-control-allow-methods').includes(name)),
  ];
  findings.judge('pages of the app', 'CORS', missing.length === 0, '', `the preflight does not allow ${missing.join(', ')}`);
  await checkExposed(context, origin);
}

/** Checks the headers that apps read if they can: the backend's clock for countdowns, and how long to wait. */
async function checkExposed({ request, findings }: KitContext, origin: string): Promise<void> {
  const { headers } = await request({ method: 'GET', path: operations.getServiceActive.path, headers: { Origin: origin } });
  const exposed = listOf(headers, 'access-control-expose-headers');
  const hidden = ['Date', 'Retry-After'].filter((name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'));
  findings.add(
    'pages of the app',
    'CORS',
    hidden.length > 0 ? 'warned' : 'passed',
    hidden.length > 0 ? `Access-Control-Expose-Headers lacks ${hidden.join(', ')}` : '',
  );
}

function listOf(headers: Headers, name: string): readonly string[] {
  return (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());
}

async function preflight({ request }: KitContext, origin: string): Promise<Headers> {
  const { headers } = await request({
    method: 'OPTIONS',
    path: operations.changeProfile.path,
    isUnmarked: true,
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': `authorization,content-type,${markerHeader.name.toLowerCase()}`,
    },
  });
  return headers;
}
