import type { Passwords } from '../sessions/passwords.ts';
import { demoMembers } from './demo-members.ts';

/**
 * Starts hashing the demo members' passwords immediately: that is most of the work of a first start, and runs while the
 * database is created. Each hash is used once, so that no two members share a salt.
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
