import { workerPath } from '@wallet/service-worker';

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => { createScriptURL: (address: string) => string };
}

/**
 * The address of the service worker, in the form that the Content Security Policy demands of scripts. Its policy allows
 * no other address. Call it once per page: a policy's name can be used only once.
 */
export function createWorkerUrl(page: { readonly trustedTypes?: PolicyFactory } = window as { readonly trustedTypes?: PolicyFactory }) {
  const rules = {
    createScriptURL: (address: string) => {
      if (address !== workerPath) throw new TypeError('not the address of the service worker');
      return address;
    },
  };
  return (page.trustedTypes?.createPolicy('wallet-worker', rules) ?? rules).createScriptURL(workerPath);
}
