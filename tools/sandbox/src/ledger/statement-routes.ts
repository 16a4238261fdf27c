import { pageRequest, type SlipImageAnswer, type SlipListAnswer, type StatementAnswer } from '@wallet/contract';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { findSlipPicture, readSlips, readStatement } from './statement.ts';

/** Asked for anew each time that a member looks at one. */
const slipLifeMs = 5 * 60_000;

export function addStatements(app: SandboxApp, { db, sessions, addresses }: SandboxContext): void {
  const onRequest = demandLogin(sessions);
  const listing = { schema: { body: pageRequest }, onRequest };

  app.post('/api/statement', listing, (request): Promise<StatementAnswer> =>
    readStatement(db, memberOf(request), request.body),
  );

  app.post('/api/statement/slip', listing, (request): Promise<SlipListAnswer> =>
    readSlips(db, memberOf(request), request.body),
  );

  app.get<{ Params: { reference: string } }>(
    '/api/statement/slip/reference/:reference',
    { onRequest },
    async (request): Promise<SlipImageAnswer> => {
      const picture = await findSlipPicture(db, memberOf(request), request.params.reference);
      return { url: new URL(addresses.sign(picture, slipLifeMs), `${request.protocol}://${request.host}`).href };
    },
  );
}
