import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ValibotTypes } from './validation.ts';

/** The server, with request types from valibot schemas. */
export type SandboxApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ValibotTypes>;
