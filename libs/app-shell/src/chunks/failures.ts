/** Entry of the chunk that says why a call failed. The login page loads it when it may call. */
export { useApiErrorText } from '../texts/use-api-error-text.ts';
