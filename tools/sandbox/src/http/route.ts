import { operations, type Operation, type OperationId, type ParamsOutput } from '@wallet/contract/operations';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { requireAuth, memberOf } from '../identity/session.ts';
import type { SessionMember } from '../identity/sessions.ts';
import type { Holder } from '../ledger/ledger-places.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import { moneyCallOf } from '../ledger/money-call.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import type { StoreTransaction } from '../store/database.ts';

type Row<Id extends OperationId> = (typeof operations)[Id];
type BodyOf<Id extends OperationId> =
  Row<Id> extends { readonly request: infer Schema extends v.GenericSchema } ? v.InferOutput<Schema> : undefined;

/** A request as its row of the contract describes it, already checked. */
interface Incoming<Id extends OperationId> {
  readonly request: FastifyRequest;
  readonly body: BodyOf<Id>;
  readonly params: ParamsOutput<Row<Id>>;
}

interface OfMember {
  readonly member: SessionMember;
}

/** Inside the one transaction of a money action, which is carried out once for each idempotency key. */
interface InMoneyAction {
  readonly member: Holder;
  readonly trx: StoreTransaction;
}

type Incomings<Id extends OperationId> = Incoming<Id> &
  (Row<Id>['effect'] extends 'money' ? InMoneyAction : Row<Id>['auth'] extends 'required' ? OfMember : unknown);

/** An upload has a form of its own to read, and says itself what it asks for. */
type RouteId = { [Id in OperationId]: Row<Id> extends { readonly upload: object } ? never : Id }[OperationId];
export type Route = <Id extends RouteId>(id: Id, handler: (incoming: Incomings<Id>) => object | Promise<object>) => void;

/**
 * Serves operations of the contract: method, path, login, the schemas of body and path, and the guard of what changes
 * something come from the row. A money operation runs as one action under its idempotency key, whatever its handler does.
 */
export function routesFor(app: SandboxApp, context: SandboxContext): Route {
  return (id, handler) => {
    const row: Operation = operations[id];
    const handle = handler as (incoming: object) => object | Promise<object>;
    app.route({
      ...addressOf(row),
      ...guardsOf(row, context),
      schema: { ...(row.params && { params: v.object(row.params) }), ...(row.request && { body: row.request }) },
      handler: (request) => {
        const incoming = { request, body: request.body, params: request.params };
        if (row.effect === 'money') {
          const call = moneyCallOf(request, row.request ? request.body : null);
          return runMoneyAction(context, call, async (trx, member) => handle({ ...incoming, trx, member }));
        }
        return handle(row.auth === 'required' ? { ...incoming, member: memberOf(request) } : incoming);
      },
    });
  };
}

type UploadId = Exclude<OperationId, RouteId>;
/** Carries out a money action under the key of its request. `asked` is what the form asks for: the same key stands for no other. */
export type Once = <Answer extends object>(
  asked: unknown,
  act: (trx: StoreTransaction, member: Holder) => Promise<Answer>,
) => Promise<Answer>;

/** Serves an operation that takes a file. One that moves money has to do so by `once`: an answer without it is a failure. */
export function routeUpload(
  app: SandboxApp,
  context: SandboxContext,
  id: UploadId,
  handler: (request: FastifyRequest, once: Once) => Promise<object>,
): void {
  const row: Operation = operations[id];
  app.route({
    ...addressOf(row),
    ...guardsOf(row, context),
    handler: async (request) => {
      let isKeyed = row.effect !== 'money';
      const response = await handler(request, (asked, act) => {
        isKeyed = true;
        return runMoneyAction(context, moneyCallOf(request, asked), act);
      });
      if (!isKeyed) throw new Error(`${id} was answered without regard to its key`);
      return response;
    },
  });
}

/** Where a row is served, as Fastify writes it. */
export function addressOf({ method, path }: Pick<Operation, 'method' | 'path'>) {
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** For `app.route`: who is let in, and what may not have been caused by another site. */
function guardsOf({ auth, effect, request }: Operation, { sessions }: SandboxContext) {
  // Links and forms of another site can ask for whatever takes no JSON; ahead of that a browser asks whether it may.
  const isExposed = effect !== 'read' && request === undefined;
  return {
    ...(auth === 'required' && { onRequest: requireAuth(sessions) }),
    ...(isExposed && { config: { changesState: true as const } }),
  };
}
