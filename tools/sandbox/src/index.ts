export { buildApp, type AppOptions } from './app.ts';
export { auditLedger, type LedgerAudit } from './audit.ts';
export { describeContract } from './contract/openapi.ts';
export { SandboxCannotStart } from './sandbox-cannot-start.ts';
export { demoMembers, type DemoMember } from './seed/demo-members.ts';
export { seed } from './seed/seed.ts';
export { createPasswords, type PasswordCost, type Passwords } from './services/passwords.ts';
export { startSandbox, type RunningSandbox, type StartOptions } from './start-sandbox.ts';
export { openStore, type OpenStore } from './store/open-store.ts';
