/** Where the journeys' own servers listen, apart from those of `npm start`. */
export const journeyPorts = {
  th: { site: 4310, sandbox: 4311 },
  la: { site: 4320, sandbox: 4321 },
} as const;
