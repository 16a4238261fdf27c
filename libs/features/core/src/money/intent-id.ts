/** A value that no other intent has. */
export { randomId as createIntentId } from '@wallet/domain';
