/** Parallel runs need separate ports: `JOURNEY_PORT=5310` moves this run's. */
const first = Number(process.env.JOURNEY_PORT ?? 4310);

/** Playwright's index of the worker among the parallel ones. */
const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The ports of this worker's servers, different from those of `npm start`. */
export const journeyPorts = { site: first + 2 * index, sandbox: first + 2 * index + 1 };

export const sandboxUrl = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;
