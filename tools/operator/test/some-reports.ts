import type { ReportBatch } from '@wallet/domain';

/** What a page sends. */
export const batch: ReportBatch = {
  app: 'wallet-th',
  release: '1.2.3',
  language: 'th',
  connection: '4g',
  vitalsShare: 0.1,
  entries: [
    {
      kind: 'error',
      name: 'TypeError',
      code: null,
      frames: ['DepositModal-AbCd124.js:1:23', 'index-AbCd1234.js:2:345'],
      route: '/user/home',
      count: 2,
    },
    { kind: 'missing', file: 'DepositModal-AbCd124.js', route: '/user/home', count: 1 },
    { kind: 'vital', name: 'INP', value: 180, target: 'main>button', parts: { inputDelay: 5 }, route: '/login', count: 1 },
    { kind: 'outcome', action: 'withdraw', outcome: 'done', code: null, foundAfterMs: 2100, route: '/user/home', count: 3 },
    { kind: 'outcome', action: 'transfer', outcome: 'unknown', code: 'timeout', foundAfterMs: null, route: '/user/home', count: 1 },
  ],
};

export const now = new Date('2026-11-26T10:00:00Z');

/** What must not get through, no matter who sends it. */
export const secrets = ['eyJhbGciOi-TOKEN', '0812345678', 'Somchai', 'สมชาย', '1234.56'];
