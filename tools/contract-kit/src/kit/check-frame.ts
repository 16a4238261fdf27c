import { markerHeader } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';
import type { KitContext } from './check-operations.ts';
import { checkRefusal } from './check-response.ts';

const foreignOrigin = 'https://contract-check.example';

/** What holds for every call: unknown addresses, and which pages may ask. */
export async function checkFrame(context: KitContext, origin: string | null): Promise<void> {
  const { ask, findings } = context;
  const reply = await ask({ method: 'GET', path: '/api/contract-check/none' });
  findings.add('unknown address', 'status', reply.status === 404 ? 'passed' : 'failed', `status ${String(reply.status)}`);
  checkRefusal(findings, 'unknown address', { errors: [] }, reply);

  const foreign = await preflight(context, foreignOrigin);
  const allowed = foreign.get('access-control-allow-origin');
  const isOpen = allowed === '*' || allowed === foreignOrigin;
  const isCredentialed = isOpen && foreign.get('access-control-allow-credentials') === 'true';
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
  const lacking = [
    ...(['*', origin].includes(headers.get('access-control-allow-origin') ?? '') ? [] : ['the origin']),
    ...['authorization', 'content-type', markerHeader.name.toLowerCase()].filter(
      (name) => !listOf(headers, 'access-control-allow-headers').includes(name),
    ),
    ...['put', 'delete'].filter((name) => !listOf(headers, 'access-control-allow-methods').includes(name)),
  ];
  findings.add(
    'pages of the app',
    'CORS',
    lacking.length > 0 ? 'failed' : 'passed',
    lacking.length > 0 ? `the preflight does not allow ${lacking.join(', ')}` : '',
  );
  await checkExposed(context, origin);
}

/** What the apps would like to read of an answer, and do without: the backend's clock for countdowns, and how long to wait. */
async function checkExposed({ ask, findings }: KitContext, origin: string): Promise<void> {
  const { headers } = await ask({ method: 'GET', path: operations.getServiceActive.path, headers: { Origin: origin } });
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

async function preflight({ ask }: KitContext, origin: string): Promise<Headers> {
  const { headers } = await ask({
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
