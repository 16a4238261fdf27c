import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';

/** Types of a route's request, from its schemas. */
export interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends GenericSchema ? InferOutput<this['schema']> : unknown;
}

/** The server, with request types from valibot schemas. */
export type SandboxApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ValibotTypes>;
