import { expect, it } from 'vitest';
import { createWorkerUrl } from './worker-url.ts';

it('creates the address by a policy that allows no other one', () => {
  let create!: (address: string) => string;
  const names: string[] = [];
  const address = createWorkerUrl({
    trustedTypes: {
      createPolicy: (name, rules) => {
        names.push(name);
        create = rules.createScriptURL;
        return rules;
      },
    },
  });
  expect([names, address]).toEqual([['wallet-worker'], '/service-worker.js']);
  for (const other of ['/service-worker.js?x', '//evil.example/service-worker.js', 'data:text/javascript,1', '/assets/x.js', ''])
    expect(() => create(other), other).toThrow(TypeError);
});

it('creates the address in browsers without Trusted Types', () => {
  expect(createWorkerUrl({})).toBe('/service-worker.js');
});
