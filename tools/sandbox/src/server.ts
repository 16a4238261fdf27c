import { SandboxCannotStart } from './store/open-store.ts';
import { readSandboxSettings } from './sandbox-settings.ts';
import { demoMembers } from './seed/demo-members.ts';
import { startSandbox } from './start-sandbox.ts';

/** `node tools/sandbox/src/server.ts`: runs the sandbox until Ctrl-C. */
try {
  const settings = readSandboxSettings(process.env);
  const sandbox = await startSandbox(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('Closing the sandbox ...');
      void sandbox.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
  console.log(`Sandbox ready on ${sandbox.url}, operators under /th and /la. Demo members:`);
  if (sandbox.login !== null) {
    const { scenario, operator, phone, password } = sandbox.login;
    console.log(`  ${operator}  ${phone.padEnd(11)}  ${password}  scenario ${scenario}`);
  }
  for (const { operator, phone, password, name, note } of demoMembers) {
    console.log(`  ${operator}  ${phone.padEnd(11)}  ${password}  ${name}: ${note}`);
  }
  if (settings.faults) console.log(`Bank, phone, clock and more for testers: ${sandbox.url}/__testers`);
} catch (error) {
  console.error(error instanceof SandboxCannotStart ? error.message : error);
  process.exit(1);
}
