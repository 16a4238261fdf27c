import { maxReportBytes, readReports } from '@wallet/operator/reports';
import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/route.ts';

/** The oldest are dropped. */
const maxReports = 20_000;

/** Receives what pages and browsers report, at the path that the settings of a site name. */
export function addReports(app: SandboxApp, { db, now, limits, allowances }: SandboxContext): void {
  const limit = limits('reports', allowances.requestsPerMinute, 60_000);
  // A scope of its own: a beacon is plain text, which no other route accepts.
  void app.register((scope: SandboxApp, _options, done) => {
    scope.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: maxReportBytes }, (_request, body, parsed) => parsed(null, body));
    scope.post('/reports', async ({ body, ip }, reply) => {
      await limit.take(ip);
      const reports = readReports(typeof body === 'string' ? body : '');
      if (!reports) throw new Refusal(400, 'KEY_INVALID');
      const { app: name, release, vitalsShare, entries } = reports;
      const rows = entries.map((entry) => ({ app: name, release, vitalsShare, entry: JSON.stringify(entry), createdAt: now() }));
      await db.insertInto('report').values(rows).execute();
      await db
        .deleteFrom('report')
        .where('id', '<=', sql<number>`(select max(id) from report) - ${sql.lit(maxReports)}`)
        .execute();
      return reply.status(204).send();
    });
    done();
  });
}
