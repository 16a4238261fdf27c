import type { Passwords } from '../identity/passwords.ts';
import { demoMembers } from './demo-members.ts';

/**
 * Begins hashing the demo members' passwords at once: on a first start that is most of the seed's work, and can be done
 * while the database is still being made. Each hash is given away once, so that no two members share a salt.
 */
export function hashAhead(passwords: Passwords): Passwords {
  const ready = demoMembers.map(({ password }) => ({ password, hash: passwords.hash(password) }));
  return {
    ...passwords,
    hash: (password) => {
      const index = ready.findIndex((made) => made.password === password);
      const [made] = index < 0 ? [] : ready.splice(index, 1);
      return made?.hash ?? passwords.hash(password);
    },
  };
}
