import type { WatchTarget } from '@wallet/api-client';
import { moneyOf } from '@wallet/domain';
import { expect, it } from 'vitest';
import { createStore } from '../storage/storage.ts';
import { followTaken } from './follow-taken.ts';
import { trackerOf } from './tracker.ts';

const amount = { minor: 500, currency: 'LAK' } as const;
const entry = { kind: 'statement-entry', type: 'withdraw', amount } as const;

it.each<[string, WatchTarget, object[]]>([
  ['a slip', { kind: 'slip' }, [{ kind: 'slip', amount: null, sentAt: 7, phase: 'sent' }]],
  ['a withdrawal', entry, [{ kind: 'withdrawal', amount: moneyOf(500, 'LAK'), sentAt: 7, phase: 'sent' }]],
  ['no transfer, which is over', { ...entry, type: 'transfer' }, []],
  ['no withdrawal of nobody knows how much', { kind: 'statement-entry', type: 'withdraw' }, []],
  ['no QR code, which is followed by its id', { kind: 'qr-code-made', bankCode: 'KBANK' }, []],
])('follows %s', (_name, taken, items) => {
  const tab = createStore(() => {
    throw new Error('blocked');
  });
  followTaken(tab, taken, 7);
  expect(trackerOf(tab).list()).toMatchObject(items);
  expect(trackerOf(tab).list()).toHaveLength(items.length);
});
