import { calls, type WireCall } from '@wallet/wire/calls';

/** What the wire says about a route; undefined for one that it does not know. */
export function wireRow(method: string, route: string): WireCall | undefined {
  return Object.values<WireCall>(calls).find((call) => call.method === method && call.path.replace(/\{\w+\}/g, ':x') === route.replace(/:\w+/g, ':x'));
}
