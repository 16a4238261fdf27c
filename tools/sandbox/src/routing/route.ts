import type { Params } from '@wallet/contract';
import { type Operation, type OperationId, operations } from '@wallet/contract/operations';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SignedAddresses } from '../files/signed-addresses.ts';
import type { Allowances, Limits } from '../http/limits.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import type { SlipHours } from '../operators/operator.ts';
import type { Passwords } from '../sessions/passwords.ts';
import { memberOf, requireAuth, type Sessions } from '../sessions/sessions.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';

/** Dependencies of the routes. */
export interface SandboxContext {
  readonly db: Store;
  readonly now: () => Date;
  /** The rate limits. */
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly allowances: Allowances;
  /** The uploaded files. */
  readonly addresses: SignedAddresses;
  /** Overrides the operators' own. */
  readonly slipHours?: SlipHours | undefined;
}

type Row<Id extends OperationId> = (typeof operations)[Id];
type BodyOf<Id extends OperationId> =
  Row<Id> extends { readonly request: infer Schema extends v.GenericSchema } ? v.InferOutput<Schema> : undefined;

/** A validated request of an operation. */
interface Incoming<Id extends OperationId> {
  readonly request: FastifyRequest;
  readonly body: BodyOf<Id>;
  readonly params: Params<Row<Id>>;
}

interface OfMember {
  readonly member: Holder;
}

/** The transaction of a money action, which runs once per idempotency key. */
interface InMoneyAction {
  readonly member: Holder;
  readonly trx: StoreTransaction;
}

type Incomings<Id extends OperationId> = Incoming<Id> &
  (Row<Id>['effect'] extends 'money' ? InMoneyAction : Row<Id>['auth'] extends 'required' ? OfMember : unknown);

/** Handlers of uploads read the form themselves. */
type RouteId = { [Id in OperationId]: Row<Id> extends { readonly upload: object } ? never : Id }[OperationId];
/** What a handler returns. Nothing means `{"message":"SUCCESS"}`. */
type Answer = object | undefined;
type Route = <Id extends RouteId>(id: Id, handler: (incoming: Incomings<Id>) => Answer | Promise<Answer> | Promise<void>) => void;

/**
 * Serves operations of the contract: method, path, authentication, schemas and cross-site protection come from the
 * operation. A money operation runs as one action under its idempotency key.
 */
export function routesFor(app: SandboxApp, context: SandboxContext): Route {
  return (id, handler) => {
    const row: Operation = operations[id];
    const act = handler as (incoming: object) => Answer | Promise<Answer>;
    const handle = async (incoming: object) => (await act(incoming)) ?? { message: 'SUCCESS' };
    app.route({
      ...addressOf(row),
      ...guardsOf(id, row, context),
      schema: { ...(row.params && { params: v.object(row.params) }), ...(row.request && { body: row.request }) },
      handler: (request) => {
        const incoming = { request, body: request.body, params: request.params };
        if (row.effect === 'money') {
          const asked = row.request ? request.body : null;
          return runMoneyAction(context, request, asked, (trx, member) => handle({ ...incoming, trx, member }));
        }
        return handle(row.auth === 'required' ? { ...incoming, member: memberOf(request) } : incoming);
      },
    });
  };
}

type UploadId = Exclude<OperationId, RouteId>;
/** Runs a money action under the key of its request. `asked` is the content of the form: the same key cannot be used for another. */
export type Once = <Answer extends object>(
  asked: unknown,
  act: (trx: StoreTransaction, member: Holder) => Promise<Answer>,
) => Promise<Answer>;

/** Serves an operation with a file. If it moves money it must use `once`; a response without it is an error. */
export function routeUpload(
  app: SandboxApp,
  context: SandboxContext,
  id: UploadId,
  handler: (request: FastifyRequest, once: Once) => Promise<object>,
): void {
  const row: Operation = operations[id];
  app.route({
    ...addressOf(row),
    ...guardsOf(id, row, context),
    handler: async (request) => {
      let isKeyed = row.effect !== 'money';
      const response = await handler(request, (asked, act) => {
        isKeyed = true;
        return runMoneyAction(context, request, asked, act);
      });
      if (!isKeyed) throw new Error(`${id} was answered without regard to its key`);
      return response;
    },
  });
}

/** Method and path for Fastify. */
function addressOf({ method, path }: Pick<Operation, 'method' | 'path'>) {
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** Options of `app.route`: authentication, cross-site protection and the rate limit. */
function guardsOf(id: OperationId, { method, auth, effect, request, upload }: Operation, { sessions, limits, allowances }: SandboxContext) {
  // Another site can send requests without JSON by links and forms. All others need a preflight.
  const isExposed = effect !== 'read' && request === undefined;
  const isLimited = upload !== undefined || (auth !== 'required' && method !== 'GET');
  const limit = isLimited ? limits(id, allowances.requestsPerMinute, 60_000) : null;
  const takeRoom = async ({ member, ip }: FastifyRequest) => limit?.take(member?.id ?? ip);
  return {
    onRequest: [...(auth === 'required' ? [requireAuth(sessions)] : []), takeRoom],
    config: { operation: id, changesState: isExposed },
  };
}
