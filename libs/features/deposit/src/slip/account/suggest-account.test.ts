import type { DepositBank } from '@wallet/api-client/money-lookups';
import type { StatementEntry } from '@wallet/api-client/statement';
import { expect, it } from 'vitest';
import { suggestAccount } from './taken-accounts.ts';

const accountOf = (bankCode: string, currency: DepositBank['currency'], bankAccountNo = '1') =>
  ({ bankCode, currency, bankAccountNo }) as DepositBank;
const entryOf = (type: StatementEntry['type'], from: string, status: StatementEntry['status'] = 'success', cause = '') =>
  ({ type, from, status, cause: cause === '' ? null : { kind: cause, description: '' } }) as StatementEntry;

const [scb, kbank, kbankToo] = [accountOf('SCB', 'BAHT'), accountOf('KBANK', 'BAHT'), accountOf('KBANK', 'BAHT', '2')];
it.each([
  ['the only one', [scb], [], scb],
  ['none of several without a deposit', [scb, kbank], [entryOf('withdraw', 'SCB')], undefined],
  [
    'that of the last deposit',
    [scb, kbank],
    [entryOf('transfer', 'WALLET'), entryOf('deposit', 'KBANK'), entryOf('deposit', 'SCB')],
    kbank,
  ],
  ['none by a deposit that failed', [scb, kbank], [entryOf('deposit', 'KBANK', 'failed'), entryOf('deposit', 'SCB')], scb],
  ['none by a bonus for an invite', [scb, kbank], [entryOf('deposit', 'KBANK', 'success', 'invite'), entryOf('deposit', 'SCB')], scb],
  [
    'that of the last deposit with a bonus',
    [scb, kbank],
    [entryOf('deposit', 'KBANK', 'success', 'bonus'), entryOf('deposit', 'SCB')],
    kbank,
  ],
  ['none where two have the same bank', [kbank, kbankToo], [entryOf('deposit', 'KBANK')], undefined],
  ['that of the last deposit to one of them', [scb, kbank], [entryOf('deposit', 'TRUEWALLET'), entryOf('deposit', 'SCB')], scb],
  ['none where all deposits came by another way', [scb, kbank], [entryOf('deposit', 'TRUEWALLET')], undefined],
  ['none of none', [], [], undefined],
])('suggests %s', (_name, accounts, entries, account) => expect(suggestAccount(accounts, entries)).toBe(account));
