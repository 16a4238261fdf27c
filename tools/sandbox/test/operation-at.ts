import { operations, type Operation } from '@wallet/contract/operations';

/** The operation that a route serves; undefined for one that is not in the contract. */
export function operationAt(method: string, route: string): Operation | undefined {
  return Object.values<Operation>(operations).find(
    (call) => call.method === method && call.path.replace(/\{\w+\}/g, ':x') === route.replace(/:\w+/g, ':x'),
  );
}
