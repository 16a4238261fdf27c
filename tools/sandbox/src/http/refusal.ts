import type { ErrorCode } from '@wallet/domain';

/** An error response. Thrown anywhere below a route, it becomes `{message}` with its status. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: ErrorCode | 'invalid-token';
  readonly retryAfterSeconds: number | null;

  /** `words` are the operator's own, for a reason that no code expresses. They are sent instead of the code. */
  constructor(status: number, code: ErrorCode | 'invalid-token', retryAfterSeconds: number | null = null, words: string = code) {
    super(words);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
