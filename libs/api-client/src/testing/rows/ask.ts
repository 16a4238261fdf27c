import { expect } from 'vitest';
import type { UnknownAction } from 'redux';
import type { Ended } from './endpoint-row.ts';
import type { TestSession } from '../test-session.ts';

type Dispatch = TestSession['store']['dispatch'];
type State = ReturnType<TestSession['store']['getState']>;

/** The common part of all queries' types. */
interface Query<Arg> {
  readonly initiate: (arg: Arg, options: { forceRefetch: boolean }) => unknown;
  readonly select: (arg: Arg) => (state: State) => { readonly data?: unknown };
}

interface Mutation<Arg> {
  readonly initiate: (arg: Arg, options: { track: boolean }) => unknown;
}

const run = (dispatch: Dispatch, thunk: unknown) => dispatch(thunk as UnknownAction) as unknown as PromiseLike<Ended>;

/** Adds a field that no operation has. A variable may have more properties than its type says, so callers do hand on such fields. */
const withMore = <Arg>(arg: Arg): Arg =>
  typeof arg === 'object' && arg !== null ? { ...arg, confirmPassword: 'not for the backend' } : arg;

/** Runs a query without its cache. */
export function read<Arg>(query: Query<Arg>, plainArg: Arg) {
  const arg = withMore(plainArg);
  return {
    kind: 'read' as const,
    send: ({ store }: TestSession) => run(store.dispatch, query.initiate(arg, { forceRefetch: true })),
    leave: (call: PromiseLike<Ended>) => (call as PromiseLike<Ended> & { unsubscribe: () => void }).unsubscribe(),
    cached: ({ store }: TestSession) => query.select(arg)(store.getState()),
  };
}

/** Runs a mutation that leaves nothing in the store. Arguments that need a browser are created on demand. */
export function act<Arg extends object | undefined>(mutation: Mutation<Arg> | Mutation<void>, arg: Arg | (() => Arg)) {
  return {
    kind: 'action' as const,
    leave: (call: PromiseLike<Ended>) => (call as PromiseLike<Ended> & { reset: () => void }).reset(),
    send: ({ store }: TestSession) =>
      run(
        store.dispatch,
        (mutation as Mutation<Arg>).initiate(withMore(typeof arg === 'function' ? (arg as () => Arg)() : arg), { track: false }),
      ),
  };
}

/** Some fields of a result, whatever the others are. */
export const having = (fields: object): unknown => expect.objectContaining(fields);
