import type { ExpectedChange } from '@wallet/api-client';
import { moneyOf } from '@wallet/domain';
import { expect, it } from 'vitest';
import { createStore } from '../storage/storage.ts';
import { followTaken } from './follow-taken.ts';
import { trackerOf } from './tracker.ts';

const amount = { minor: 500, currency: 'LAK' } as const;
const withdrawal = { kind: 'withdrawal', amount } as const;

it.each<[string, ExpectedChange, object[]]>([
  ['a slip', { kind: 'slip' }, [{ kind: 'slip', amount: null, sentAt: 7, phase: 'sent' }]],
  ['a withdrawal', withdrawal, [{ kind: 'withdrawal', amount: moneyOf(500, 'LAK'), sentAt: 7, phase: 'sent' }]],
  ['no transfer, which is over', { kind: 'transfer', from: 'WALLET', to: 'G1', amount }, []],
  ['no QR code, which is followed by its id', { kind: 'qr-code-created', bankCode: 'KBANK', amount }, []],
])('follows %s', (_name, taken, items) => {
  const tab = createStore(() => {
    throw new Error('blocked');
  });
  followTaken(tab, taken, 7);
  expect(trackerOf(tab).list()).toMatchObject(items);
  expect(trackerOf(tab).list()).toHaveLength(items.length);
});
