export { runSandbox, type SandboxProcess } from './sandbox-process.ts';
export { readPostgresBooks } from './books.ts';
export { headersOf, logInMovers, moveMoney, newLoad, readTotal, transferOf, transferPath, type Load, type Mover } from './load.ts';
