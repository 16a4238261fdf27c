import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { findSlipPicture, readSlips, readStatement } from './statement.ts';

/** Requested each time that a member opens a picture. */
const slipLifeMs = 5 * 60_000;

export function addStatements(app: SandboxApp, context: SandboxContext): void {
  const { db, addresses } = context;
  const route = routesFor(app, context);

  route('getStatement', ({ member, body }) => readStatement(db, member, body));
  route('getSlips', ({ member, body }) => readSlips(db, member, body));

  route('getSlipImage', async ({ request, member, params }) => {
    const picture = await findSlipPicture(db, member, params.reference);
    return { url: new URL(addresses.sign(picture, slipLifeMs), `${request.protocol}://${request.host}`).href };
  });
}
