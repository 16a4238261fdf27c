import type { Currency } from '@wallet/domain';
import type { OperationId } from '@wallet/contract/operations';
import type { CallError } from '../../transport/api-error.ts';
import type { TestSession } from '../test-session.ts';

/** The result of a call. */
export interface Ended {
  readonly data?: unknown;
  readonly error?: CallError | undefined;
}

/** A response of a backend, and the result that the caller gets. */
export interface Sample {
  readonly response: unknown;
  readonly brings: unknown;
  /** The currency of the market. Absent: baht. */
  readonly market?: Currency;
}

/** One operation as the client uses it. The tests of mapping and faults derive from it. */
export interface EndpointCase {
  /** Values of the parameters in its path. */
  readonly params?: Readonly<Record<string, string>>;
  /** The body that must arrive. Undefined means none. A string must be contained in it, as in a form with a file. */
  readonly body?: unknown;
  /** Reads may be repeated. Everything that changes something is an action. */
  readonly kind: 'read' | 'action';
  readonly send: (session: TestSession) => PromiseLike<Ended>;
  /** Ends the caller's interest, as unmounting a page does. */
  readonly leave: (operation: PromiseLike<Ended>) => void;
  /** The stored result, if the endpoint is cached. */
  readonly cached?: (session: TestSession) => { readonly data?: unknown };
  /** The response of a well-behaved backend, such as the sandbox. */
  readonly good: Sample;
  /** Responses of other implementations of the contract: other times, absent, extra and unknown values. */
  readonly forms?: readonly Sample[];
  /** Successful responses that refuse, and the code or text that says so. */
  readonly refusals?: readonly { readonly response: unknown; readonly says: string }[];
  /** Responses that do not say what the call came to. */
  readonly unclear?: readonly unknown[];
  /** Whether the response is a list. */
  readonly isList?: boolean;
}

export type EndpointRows = Partial<Record<OperationId, EndpointCase>>;

/** A case together with its operation of the contract. */
export interface EndpointRow extends EndpointCase {
  readonly id: OperationId;
  /** Method and path below `/api/` that must arrive. */
  readonly call: string;
  readonly timeoutMs: number;
}
