import type { OperationId } from '@wallet/contract/operations';
import type { CallError } from '../../transport/to-api-error.ts';
import type { TestSession } from '../test-session.ts';

/** What a call came to. */
export interface Ended {
  readonly data?: unknown;
  readonly error?: CallError | undefined;
}

/** One answer of a backend, and what a caller gets of it. */
export interface Sample {
  readonly response: unknown;
  readonly brings: unknown;
}

/** One operation as the client uses it: tests of mapping and of faults follow from it. */
export interface EndpointCase {
  /** What the names in its path stand for. */
  readonly params?: Readonly<Record<string, string>>;
  /** What must arrive as its body; undefined: none. A text is part of it, as of a form with a file. */
  readonly body?: unknown;
  /** Reads may be asked again; whatever changes something is an action. */
  readonly kind: 'read' | 'action';
  readonly send: (session: TestSession) => PromiseLike<Ended>;
  /** The caller loses interest, as a page that is left does. */
  readonly leave: (operation: PromiseLike<Ended>) => void;
  /** What the store holds of it, where it keeps answers. */
  readonly cached?: (session: TestSession) => { readonly data?: unknown };
  /** A well-behaved backend, as the sandbox is one. */
  readonly good: Sample;
  /** A backend of the same contract by other hands: other times, absent, extra and unknown values. */
  readonly foreign: Sample;
  /** True where the answer is a list. */
  readonly isList?: boolean;
}

export type EndpointRows = Partial<Record<OperationId, EndpointCase>>;

/** A case with what the contract says of its operation. */
export interface EndpointRow extends EndpointCase {
  readonly id: OperationId;
  /** Method and path below `/api/`, as it must arrive. */
  readonly call: string;
  readonly timeoutMs: number;
}
