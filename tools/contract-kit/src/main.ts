import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BadConnection, readConnection } from './kit/read-connection.ts';
import { describe, renderReport } from './kit/report-page.ts';
import { runKit } from './kit/run-kit.ts';
import { toHar, type Exchange } from './record/har.ts';

const usage = `npm run contract -- --base URL | --settings FILE [--username NAME --password WORD] [--origin URL] [--allow-writes] [--out DIR] [--record DIR]

  --base          where /api of the backend is, as in https://api.example.com
  --settings      the operator's settings.json, which says where both are and what the apps send
  --username      a member for tests, whose calls are then looked at too (or CONTRACT_USERNAME)
  --password      the member's password (or CONTRACT_PASSWORD, which other users of this machine cannot see)
  --origin        where the app is, if it asks from another origin: looks at CORS
  --allow-writes  also the calls that change something; for a member whose money is not real
  --out           where report.html and report.json go; reports/contract without it
  --record        writes the answers into answers.har in this folder, with all names, numbers, amounts and texts replaced`;

/** Reads the command line. Returns null when it is invalid. */
function readArguments() {
  const text = { type: 'string' } as const;
  const options = {
    ...{ base: text, settings: text, username: text, password: text, origin: text, out: text, record: text },
    'allow-writes': { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const connection: Partial<ReturnType<typeof readConnection>> =
      values.settings === undefined ? {} : readConnection(resolve(values.settings));
    const { base, ...others } = { ...connection, ...values };
    return base !== undefined && /^https?:$/.test(URL.parse(base)?.protocol ?? '') ? { base, ...others } : null;
  } catch (error) {
    if (error instanceof BadConnection) console.error(error.message);
    return null;
  }
}

const values = readArguments();
if (values === null) {
  console.error(usage);
  process.exit(2);
}
const username = values.username ?? process.env.CONTRACT_USERNAME;
const password = values.password ?? process.env.CONTRACT_PASSWORD;
try {
  const exchanges: Exchange[] = [];
  const report = await runKit({
    base: values.base,
    onReply: (request, reply) => exchanges.push({ request, reply }),
    allowWrites: values['allow-writes'],
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(values.origin !== undefined && { origin: values.origin }),
    ...(values.flags !== undefined && { flags: values.flags }),
  });
  const out = resolve(values.out ?? 'reports/contract');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(out, 'report.html'), renderReport(report));
  if (values.record !== undefined) {
    const folder = resolve(values.record);
    mkdirSync(folder, { recursive: true });
    const { archive, kept } = toHar(exchanges, values.base.replace(/\/$/, ''));
    writeFileSync(join(folder, 'answers.har'), JSON.stringify(archive, null, 1));
    console.log(`Recorded, and not replaced: ${kept.join(', ')}.`);
  }
  for (const line of describe(report.findings)) console.log(line);
  for (const rule of report.rules) console.log(rule);
  console.log(
    `${String(report.passed)} passed, ${String(report.failed)} failed, ${String(report.warned)} notes, ${String(report.skipped)} skipped; see ${join(out, 'report.html')}`,
  );
  process.exitCode = report.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(`${values.base} gives no answer (${error instanceof Error ? error.name : 'unknown'}).`);
  process.exitCode = 2;
}
