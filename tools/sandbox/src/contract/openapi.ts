import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { chatEvents, chatItem, chatJoin, errorResponse, idempotencyHeader, markerHeader } from '@wallet/contract';
import { commonErrors, type Operation, operations } from '@wallet/contract/operations';
import type { GenericSchema } from 'valibot';
import { html, sendPage } from '../http/pages.ts';
import { requireLoopback } from '../http/requests.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';

type Json = Readonly<Record<string, unknown>>;

const content = (schema: JsonSchema | Json) => ({ 'application/json': { schema } });

/** The contract as an OpenAPI 3.1 document, generated from the operations. */
export function describeContract() {
  const paths: Record<string, Record<string, ReturnType<typeof describeCall>>> = {};
  for (const [name, call] of Object.entries<Operation>(operations)) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = describeCall(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wallet wire',
      version: '1',
      description:
        'All that the wallet apps ask of a backend. Amounts are JSON numbers with at most two decimals, times ISO 8601 in UTC or epoch milliseconds. ' +
        'The apps read other forms of the same too, such as figures as text, but this one is what backends are asked for. ' +
        'Optional fields of a response may be absent, unknown ones are ignored. The apps send no field that is not listed. A success with `{"message":"gone"}` says that the service is terminated.',
    },
    security: [],
    paths,
    'x-socket': {
      path: '/socket.io',
      description:
        'Socket.io on the same origin. With the token in `auth.token` of the handshake a member joins the own room; a guest joins by the own id.',
      clientEmits: { [chatEvents.join]: describeSchema(chatJoin) },
      serverEmits: { [chatEvents.messaging]: describeSchema(chatItem) },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: {
        marker: {
          name: markerHeader.name,
          in: 'header',
          required: true,
          schema: { const: markerHeader.value },
          description: 'On every call, so that no other site can make one without asking first.',
        },
        idempotencyKey: {
          name: idempotencyHeader,
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 1, maxLength: 200 },
          description: 'One value an intent: the same key is done once and answered alike. A backend that does not know it ignores it.',
        },
      },
      schemas: { Error: describeSchema(errorResponse) },
    },
  };
}

function describeCall(name: string, call: Operation) {
  const needsLogin = call.auth === 'required';
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.group],
    'x-changes-something': call.effect !== 'read',
    'x-moves-money': call.effect === 'money',
    'x-timeout-ms': call.timeoutMs,
    ...(call.optional === true && { 'x-optional': true }),
    ...(call.auth !== 'none' && { security: needsLogin ? [{ token: [] }] : [{}, { token: [] }] }),
    parameters: [...describeParameters(call)],
    ...describeBody(call),
    responses: {
      200: { description: 'Done', content: content(describeSchema(call.response)) },
      ...(needsLogin && {
        401: { description: 'Not logged in: `invalid-token`', content: content({ $ref: '#/components/schemas/Error' }) },
      }),
      default: {
        description: `Refused, with a code: ${[...call.errors, ...commonErrors].join(', ')}`,
        content: content({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

function describeParameters({ params = {}, effect }: Operation): Json[] {
  const segments = Object.entries(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema: describeSchema(schema) }));
  const headers = [
    { $ref: '#/components/parameters/marker' },
    ...(effect === 'money' ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
  ];
  return [...segments, ...headers];
}

function describeBody({ request, upload, fields }: Operation): Json {
  if (request !== undefined) return { requestBody: { required: true, content: content(describeSchema(request)) } };
  if (upload === undefined) return {};
  const file = {
    type: 'string',
    contentMediaType: upload.kind === 'image' ? 'image/*' : 'video/*',
    description: `At most ${String(upload.maxBytes)} bytes`,
  };
  const properties = Object.fromEntries(fields.map((field) => [field, field === 'file' ? file : { type: 'string' }]));
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties, required: fields, additionalProperties: false } } },
    },
  };
}

/** Converts the schemas to JSON Schema 2020-12. */
export function describeSchema(schema: GenericSchema): JsonSchema {
  const described = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Custom checks cannot be expressed; shape and limits are.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => (jsonSchema.properties ? requireOnlyNeeded(valibotSchema, jsonSchema) : undefined),
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { form, item } = metadataOf(valibotAction);
      if (form) return describeSchema(form);
      return item && { ...without(jsonSchema, 'item'), items: describeSchema(item) };
    },
  });
  return without(described, '$schema');
}

/** A field is required unless there is a default. */
function requireOnlyNeeded(schema: unknown, jsonSchema: JsonSchema): JsonSchema {
  const { entries } = schema as { readonly entries?: Readonly<Record<string, object>> };
  const required = (jsonSchema.required ?? []).filter((key) => !('fallback' in (entries?.[key] ?? {})));
  return { ...without(jsonSchema, 'required'), ...(required.length > 0 && { required }) };
}

interface Recommended {
  /** For tolerant schemas: what backends are asked to send. */
  readonly form?: GenericSchema;
  /** The schema of the entries of a tolerant list. */
  readonly item?: GenericSchema;
}

function metadataOf(action: unknown): Recommended {
  return (action as { readonly metadata?: Recommended }).metadata ?? {};
}

function without(schema: JsonSchema, key: string): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key));
}

/** Serves the contract on this machine: as a page, and as OpenAPI. */
export function addContract(app: SandboxApp): void {
  app.get('/__contract', { onRequest: requireLoopback }, (_request, reply) => {
    const operations = Object.entries(describeContract().paths).flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(
        ([method, operation]) =>
          html`<details>
            <summary><b>${method.toUpperCase()}</b> <code>${path}</code>: ${operation.summary}</summary>
            <pre tabindex="0">${JSON.stringify(operation, null, 2)}</pre>
          </details>`,
      ),
    );
    return sendPage(
      reply,
      'The contract',
      html`<p>${operations.length} operations. For machines: <a href="/__contract/openapi.json">OpenAPI 3.1</a>.</p>${operations}`,
    );
  });
  app.get('/__contract/openapi.json', { onRequest: requireLoopback }, () => Promise.resolve(describeContract()));
}
