import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './api-error.ts';

/** The error of a call in the store: an `ApiError`, or an exception of our own code. */
export type CallError = ApiError | SerializedError;

/** Converts an error of the store into an `ApiError`. An exception of our own code says nothing to a member. */
export function toApiError(error: CallError | undefined): ApiError {
  return error && isApiError(error) ? error : { kind: 'unreadable' };
}

const isApiError = (error: CallError): error is ApiError => 'kind' in error;
