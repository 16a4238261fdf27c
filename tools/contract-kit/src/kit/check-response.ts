import { isErrorCode } from '@wallet/domain';
import { errorResponse } from '@wallet/contract';
import { commonErrors, type Operation } from '@wallet/contract/operations';
import { is } from 'valibot';
import type { Reply } from './client.ts';
import type { Findings } from './findings.ts';
import { findTolerated, findViolations } from './shape.ts';

/** Checks that a success has the agreed shape and is not cached. */
export function checkResponse(findings: Findings, subject: string, call: Operation, reply: Reply): void {
  const violations = findViolations(call.response, reply.json);
  findings.add(subject, 'shape', violations.length > 0 ? 'failed' : 'passed', few(violations));
  if (violations.length === 0) {
    const tolerated = findTolerated(call.response, reply.json);
    findings.add(subject, 'tolerated shape', tolerated.length > 0 ? 'warned' : 'passed', few(tolerated));
  }
  const caching = reply.headers.get('cache-control') ?? '';
  findings.add(subject, 'caching', caching.includes('no-store') ? 'passed' : 'warned', `Cache-Control is "${caching}", "no-store" is safe`);
}

/** Checks that a refusal is `{message}`, with a known code that belongs to the call. */
export function checkRefusal(findings: Findings, subject: string, call: Pick<Operation, 'errors'>, reply: Reply): void {
  if (!is(errorResponse, reply.json)) {
    findings.add(subject, 'error shape', 'failed', `a refusal with status ${String(reply.status)} is not {"message": text}`);
    return;
  }
  findings.add(subject, 'error shape', 'passed');
  const { message } = reply.json;
  const known: readonly string[] = [...call.errors, ...commonErrors, 'invalid-token'];
  if (known.includes(message)) findings.add(subject, 'error code', 'passed', message);
  else if (isErrorCode(message)) findings.add(subject, 'error code', 'warned', `${message} is not one of this call's codes`);
  else if (/^[A-Z][A-Z\d_]+$/.test(message)) findings.add(subject, 'error code', 'failed', `${message} is no code of the catalogue`);
  else findings.add(subject, 'error code', 'warned', 'the refusal is a text in one language, not a code');
}

/** Checks that a member's call without a valid token is refused in the one way that the apps recognise. */
export function checkClosed(findings: Findings, subject: string, how: string, reply: Reply): void {
  const isClosed = reply.status === 401 && is(errorResponse, reply.json) && reply.json.message === 'invalid-token';
  findings.add(
    subject,
    'login',
    isClosed ? 'passed' : 'failed',
    isClosed ? how : `${how}: expected 401 {"message":"invalid-token"}, got ${String(reply.status)}`,
  );
}

function few(problems: readonly string[]): string {
  return problems.length > 3 ? `${problems.slice(0, 3).join('; ')} and ${String(problems.length - 3)} more` : problems.join('; ');
}
