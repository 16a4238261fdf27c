import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './api-error.ts';

/** What the store says of a failed call: an `ApiError`, or what code of ours has thrown meanwhile. */
export type CallError = ApiError | SerializedError;

/** The error that everything outside the store knows. What code of ours has thrown, or left out, tells a member nothing. */
export function toApiError(error: CallError | undefined): ApiError {
  return error && isApiError(error) ? error : { kind: 'unreadable' };
}

const isApiError = (error: CallError): error is ApiError => 'kind' in error;
