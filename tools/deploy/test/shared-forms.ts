import { sharedField } from '@wallet/domain';

const file = (name: string, type: string, content: string, bytes = 0) => new File([content, new Uint8Array(bytes)], name, { type });

/** What share sheets may post, by name. */
export const sharedForms: readonly (readonly [name: string, files: readonly File[]])[] = [
  ['no file', []],
  ['one picture', [file('slip.png', 'image/png', '\x89PNG')]],
  ['three pictures', ['a.png', 'b.png', 'c.png'].map((name) => file(name, 'image/png', '\x89PNG'))],
  ['40 MB', [file('large.png', 'image/png', '\x89PNG', 40_000_000)]],
  ['a PDF', [file('slip.pdf', 'application/pdf', '%PDF-1.7')]],
  ['a renamed program', [file('slip.png', 'image/png', 'MZ program')]],
];

/** Posts files as the system's share sheet does, and does not follow the response. */
export function postShare(address: string, files: readonly File[]): Promise<Response> {
  const body = new FormData();
  body.append('title', 'shared');
  for (const shared of files) body.append(sharedField, shared);
  return fetch(address, { method: 'POST', body, redirect: 'manual' });
}
