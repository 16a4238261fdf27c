import type { ApiError } from '@wallet/api-client';
import type { Launch as Opening } from '@wallet/api-client/launches';
import type { AllowedLinks, Launch } from '@wallet/domain';
import type { MoneyActionState } from '@wallet/money';
import { isOutsideAddress, type WindowTarget } from '@wallet/ui-kit';

/** Where a game opens. What is in it opens an account with money, so it is kept nowhere. */
export type Destination =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'form'; readonly address: string; readonly values: Readonly<Record<string, string>> };

/** How playing ended. */
export type PlayEnd =
  | { readonly kind: 'opened' }
  /** The transfer was refused, so nothing was opened. `isInWallet`: the money is known to be still in the wallet. */
  | { readonly kind: 'cancelled'; readonly isInWallet: boolean }
  /** Nobody knows here whether the money was moved, so nothing was opened. */
  | { readonly kind: 'cancelled-unknown' }
  /** `hasMoved`: the money that the member chose was moved into the game account before. */
  | { readonly kind: 'failed'; readonly error: ApiError; readonly hasMoved: boolean }
  /** The address is not one that this app opens. */
  | { readonly kind: 'refused-address'; readonly hasMoved: boolean }
  /** All is ready, but the browser gave no tab: another press is needed. */
  | { readonly kind: 'ready'; readonly destination: Destination }
  /** The member has gone elsewhere meanwhile. */
  | { readonly kind: 'left' };

interface Play {
  readonly plan: Exclude<Launch, { kind: 'impossible' }>;
  /** Where it opens, made in the press itself; null where the browser opens no tab. */
  readonly place: WindowTarget | null;
  /** What the operator lets games open besides https. */
  readonly allowed: AllowedLinks;
  /** Moves the money that the member chose; null where he chose none. */
  readonly transfer: (() => Promise<MoneyActionState>) | null;
  readonly askLink: (opening: Opening) => Promise<{ readonly link: string } | { readonly error: ApiError }>;
  /** False once the member has left. */
  readonly isWanted: () => boolean;
  /** Called right before the game opens, which may be the end of this page. */
  readonly onOpen: () => void;
}

/** False for a plan whose address may not be opened: no money is moved for it. */
export function canPlay(plan: Play['plan'], allowed: AllowedLinks): boolean {
  switch (plan.kind) {
    case 'auto-login':
      return true;
    case 'form':
      return isOutsideAddress(plan.action, allowed);
    case 'address':
      return isOutsideAddress(plan.url, allowed);
  }
}

/** Moves the money first, then opens the game. Whatever fails on the way, the place is given up and nothing opens. */
export async function playGame({ plan, place, allowed, transfer, askLink, isWanted, onOpen }: Play): Promise<PlayEnd> {
  const giveUp = (end: PlayEnd) => {
    place?.close();
    return end;
  };
  const moved = await transfer?.();
  if (moved && moved.phase !== 'done') {
    return giveUp(moved.phase === 'refused' ? { kind: 'cancelled', isInWallet: isSurelyNotMoved(moved.error) } : { kind: 'cancelled-unknown' });
  }
  if (!isWanted()) return giveUp({ kind: 'left' });
  const hasMoved = moved !== undefined;
  const destination = await findDestination(plan, askLink);
  if (!isWanted()) return giveUp({ kind: 'left' });
  if ('error' in destination) return giveUp({ kind: 'failed', error: destination.error, hasMoved });
  if (!isOutsideAddress(destination.address, allowed)) return giveUp({ kind: 'refused-address', hasMoved });
  if (!place) return { kind: 'ready', destination };
  onOpen();
  return openAt(place, destination) ? { kind: 'opened' } : { kind: 'ready', destination };
}

/** Whether a refused transfer certainly left the money where it was: an unknown message may mean anything. */
const isSurelyNotMoved = (error: ApiError): boolean => error.kind === 'offline' || (error.kind === 'refused' && error.code !== null);

/** False where the place is gone. */
export function openAt(place: WindowTarget, destination: Destination): boolean {
  return destination.kind === 'form' ? place.post(destination.address, destination.values) : place.navigate(destination.address);
}

async function findDestination(plan: Play['plan'], askLink: Play['askLink']): Promise<Destination | { readonly error: ApiError }> {
  if (plan.kind === 'form') return { kind: 'form', address: plan.action, values: plan.fields };
  if (plan.kind === 'address') return { kind: 'address', address: plan.url };
  const { provider, username, password } = plan;
  const response = await askLink({ provider, username, password });
  return 'error' in response ? response : { kind: 'address', address: response.link };
}
