import type { ApiError } from '@wallet/api-client';

/**
 * Whether a refusal may be about the bank of a slip, which the specification does not list among its fields. The web server refuses requests of its own
 * accord with the same code, but with other statuses.
 */
export const refusesBank = (error: ApiError): boolean =>
  error.kind === 'refused' &&
  [200, 400, 422].includes(error.status) &&
  (error.code === 'KEY_INVALID' || (error.code === null && /bank.?code|\bfields?\b/i.test(error.text)));
