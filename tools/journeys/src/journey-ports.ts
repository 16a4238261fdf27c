/** Two runs at the same time need ports of their own: `JOURNEY_PORT=5310` moves this one's. */
const first = Number(process.env['JOURNEY_PORT'] ?? 4310);

/** Where the journeys' own servers listen, apart from those of `npm start`. */
export const journeyPorts = {
  th: { site: first, sandbox: first + 1 },
  la: { site: first + 10, sandbox: first + 11 },
} as const;
