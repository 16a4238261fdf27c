import { operations, type Operation } from '@wallet/contract/operations';

/** What the wire says about a route; undefined for one that it does not know. */
export function wireRow(method: string, route: string): Operation | undefined {
  return Object.values<Operation>(operations).find((call) => call.method === method && call.path.replace(/\{\w+\}/g, ':x') === route.replace(/:\w+/g, ':x'));
}
