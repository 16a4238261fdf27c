/** Two runs at the same time need ports of their own: `JOURNEY_PORT=5310` moves this one's. */
const first = Number(process.env['JOURNEY_PORT'] ?? 4310);

/** Each worker's place among those that run beside each other, as Playwright says it. */
const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Where this worker's own servers listen, apart from those of `npm start`. */
export const journeyPorts = { site: first + 2 * place, sandbox: first + 2 * place + 1 };
