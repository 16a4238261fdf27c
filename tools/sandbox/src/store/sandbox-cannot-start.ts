/** Why the sandbox cannot start, in one line. */
export class SandboxCannotStart extends Error {
  override readonly name = 'SandboxCannotStart';
}
