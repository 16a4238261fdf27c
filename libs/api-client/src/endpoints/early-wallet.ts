import type { Currency, Wallet } from '@wallet/domain';
import { wallet } from '@wallet/contract/operations/wallet';
import { toWallet } from './to-wallet.ts';
import type { ApiContext } from '../transport/api-context.ts';
import { pendingEarlyRead } from '../transport/early-read.ts';
import { limitBody } from '../transport/limit-body.ts';
import { readResponse } from '../transport/read-response.ts';
import { readWith } from '../transport/read-with.ts';

/**
 * The wallet of the early read, before there is a store. The store reads the same response itself, and reports its errors.
 * `currency` is the market's first. Null if there is no early read, or if its response is not a wallet.
 */
export async function readEarlyWallet(currency: Currency): Promise<Wallet | null> {
  const early = pendingEarlyRead();
  if (!early) return null;
  const response = await early.response.catch(() => null);
  // Once the store has begun to read the body, the screen will show it.
  if (!response || response.bodyUsed) return null;
  const copy = response.clone();
  const text = await (await limitBody(copy)).text();
  const reading = readResponse(
    { status: copy.status, text, header: () => null },
    { needsData: true, isAction: false, hasToken: true },
    silent,
  );
  const { data } = readWith(wallet.getWallet.response, reading);
  return data ? toWallet(data, currency) : null;
}

/** What ends a session or the service is reported by the store. */
const silent = { onSignal: () => undefined } as unknown as ApiContext;
