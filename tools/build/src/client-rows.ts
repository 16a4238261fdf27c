import type { Plugin } from 'vite';

/** The fields of an operation that a client needs: its request, response and timeout. */
const needed = new Set(['method', 'path', 'response', 'timeoutMs']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly value?: { readonly value?: unknown };
}
interface Row extends Node {
  readonly properties: readonly Property[];
}
interface Call extends Node {
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Row[];
}
interface Declaration extends Node {
  readonly declaration?: { readonly declarations?: readonly { readonly init?: Call | null }[] } | null;
}

/** The only effect that matters to a client is `money`: it then sends an idempotency key. */
const isNeeded = ({ key, value }: Property): boolean => needed.has(key?.name ?? '') || (key?.name === 'effect' && value?.value === 'money');

/**
 * Removes from the contract's operations what only a backend and the documentation need: request schemas, error codes and prose. Otherwise
 * every page would contain them. The `operation` call is removed too, since it only checks types.
 */
export function keepClientRows(): Plugin {
  return {
    name: 'wallet-client-rows',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/libs\/contract\/src\/operations\/[\w-]+\.ts$/ },
      handler(code) {
        return { code: withoutBackendFields(code, this.parse(code).body as unknown as readonly Declaration[]), map: null };
      },
    },
  };
}

/** Exported for its test. `body` is the parsed module. */
export function withoutBackendFields(code: string, body: readonly Declaration[]): string {
  const calls = body
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .flatMap(({ init }) => (init?.callee?.name === 'operation' ? [init] : []));
  return calls.reduceRight((text, { start, end, arguments: [row] = [] }) => {
    const stored = (row?.properties ?? []).filter(isNeeded).map((property) => code.slice(property.start, property.end));
    return `${text.slice(0, start)}{ ${stored.join(', ')} }${text.slice(end)}`;
  }, code);
}
