/** What must hold on every day, by name. */
export const invariants = {
  'one effect': 'an intent has at most one effect',
  'told true': 'what a page says about money is true, and it could know it',
  'fresh snapshot': 'what an action is compared with was so after the same action had ended before',
  'not known': '"not known" is not left standing once a read could tell',
  figures: "figures without a mark are the ledger's at some moment after the last answer",
  locks: 'a lock is held by someone alive',
  waiting: 'nothing waits for ever',
  'typed is kept': 'nothing typed is lost on "not known"',
  'paid account': 'no slip goes out for an account that was not paid',
  'silent after the end': 'after the end of a session nothing of the member is left, and nothing is sent',
  'login is kept': 'a login ends only where a member, the backend or the browser ends it',
  'no crash': 'no exception of our code reaches nobody',
} as const;

export type Invariant = keyof typeof invariants;

/** An invariant does not hold. */
export class Violation extends Error {
  readonly invariant: Invariant;

  constructor(invariant: Invariant, message: string) {
    super(message);
    this.invariant = invariant;
  }
}
