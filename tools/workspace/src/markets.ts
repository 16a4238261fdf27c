/** The two apps and the operator each of them talks to. */
export const markets = [
  { id: 'th', app: 'wallet-th', name: 'Thailand' },
  { id: 'la', app: 'wallet-la', name: 'Laos' },
] as const;
