import { readEarlyWallet } from '@wallet/api-client/early-wallet';
import { formatAmount, totalBalance, type Currency } from '@wallet/domain';
import { hiddenAmountsKey } from '@wallet/money/hidden-amounts-key';
import { createDeviceStore } from '@wallet/session';
import { findEarlyAmount } from '@wallet/ui-kit/early-amount';

/**
 * Shows the total in the prerendered home page while the scripts of the app are still loading. The page loads this module
 * by itself. It shows what the app shows a moment later, from the same response and by the same rules, or nothing.
 */
async function showEarlyBalance(): Promise<void> {
  const place = findEarlyAmount(document);
  const currency = place?.currencies[0];
  if (!place || currency === undefined || createDeviceStore().get(hiddenAmountsKey) !== null) return;
  const wallet = await readEarlyWallet(currency as Currency);
  const total = wallet && totalBalance(wallet);
  if (total) place.fill(formatAmount(total), total.currency);
}

showEarlyBalance().catch(() => undefined);
