import type { Namespace } from './text-key.ts';

const all: Readonly<Record<Namespace, true>> = {
  common: true,
  auth: true,
  register: true,
  home: true,
  contact: true,
  howto: true,
  errors: true,
  conditions: true,
  refusals: true,
  money: true,
  profile: true,
  bonus: true,
  statement: true,
  overview: true,
  spin: true,
  deposit: true,
  transfer: true,
  withdraw: true,
  invite: true,
  refund: true,
  game: true,
  chat: true,
  install: true,
  update: true,
  play: true,
};

/** All parts of the texts. */
export const namespaces = Object.keys(all) as Namespace[];
