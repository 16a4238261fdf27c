import { auditLedger } from './ledger/audit-ledger.ts';
import { readSandboxSettings } from './sandbox-settings.ts';
import { openPostgres } from './store/open-postgres.ts';
import { hasStore, openStore } from './store/open-store.ts';

/** `npm run sandbox:audit`: audits the ledger that the environment selects, and prints what it found. */
async function runAudit(): Promise<boolean> {
  const { dataDir, databaseUrl } = readSandboxSettings(process.env);
  if (databaseUrl === undefined && !hasStore(dataDir)) throw new Error(`There is no sandbox data in ${dataDir}.`);
  const store = databaseUrl === undefined ? await openStore(dataDir) : await openPostgres(databaseUrl, () => undefined);
  try {
    const audit = await auditLedger(store.db);
    console.log(audit.isClean ? 'Clean:' : 'NOT clean:', audit);
    return audit.isClean;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = (await runAudit()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
