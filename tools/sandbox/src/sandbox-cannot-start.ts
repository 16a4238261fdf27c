/** What stands in the way of a start, in one line for the person who started it. */
export class SandboxCannotStart extends Error {
  override readonly name = 'SandboxCannotStart';
}
