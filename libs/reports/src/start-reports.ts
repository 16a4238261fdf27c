import type { StartReports } from '@wallet/app-shell';
import type { ReportBatch } from '@wallet/domain';
import { collectReports } from './batch.ts';
import { describeFailure, routeOf } from './describe-failure.ts';
import { followOutcomes } from './follow-outcomes.ts';

/** What only some browsers know of the line. */
interface Connected {
  readonly connection?: { readonly effectiveType: ReportBatch['connection'] };
}

/** Tells the operator what goes wrong in this page, how quick it is, and how actions end. Nothing of the member is told. */
export const startReports: StartReports = ({ settings: { url, app, vitalsShare }, version, onStore, onFailure }) => {
  const add = collectReports(url, () => ({
    app,
    release: version,
    language: document.documentElement.lang,
    connection: (navigator as Connected).connection?.effectiveType ?? 'other',
    vitalsShare,
  }));
  const route = () => routeOf(location.pathname);
  onFailure((event) => {
    const failure = describeFailure(event);
    if (failure) add({ ...failure, route: route() });
  });
  onStore((store) => followOutcomes(store, (outcome) => add({ ...outcome, route: route() })));
  if (Math.random() < vitalsShare) {
    import('./watch-vitals.ts').then(({ watchVitals }) => watchVitals((vital, address) => add({ ...vital, route: routeOf(new URL(address).pathname) }))).catch(() => undefined);
  }
};
