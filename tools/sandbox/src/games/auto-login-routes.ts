import type { LaunchAnswer } from '@wallet/contract';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { logInToGame } from './auto-login.ts';

const part = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));
const byName = v.object({ provider: part, username: part });
const byPassword = v.object({ provider: part, username: part, password: part });

/** Where a game account opens without logging in by hand. */
export function addAutoLogin(app: SandboxApp, { db, now, sessions }: SandboxContext): void {
  const opening = { onRequest: demandLogin(sessions), config: { changesState: true } } as const;

  /** Provider pages are no part of the API, so they are reached at the port on which this server itself listens. */
  const addressOf = (request: FastifyRequest, path: string) => {
    const listening = app.server.address();
    const port = typeof listening === 'object' && listening !== null ? `:${String(listening.port)}` : '';
    return `${request.protocol}://${request.hostname}${port}${path}`;
  };

  app.get('/api/autoLogin/:provider/:username', { ...opening, schema: { params: byName } }, async (request): Promise<LaunchAnswer> => ({
    link: addressOf(request, await logInToGame(db, memberOf(request), request.params, now())),
  }));

  app.get('/api/autoLogin/:provider/:username/:password', { ...opening, schema: { params: byPassword } }, async (request): Promise<LaunchAnswer> => ({
    link: addressOf(request, await logInToGame(db, memberOf(request), request.params, now())),
  }));
}
