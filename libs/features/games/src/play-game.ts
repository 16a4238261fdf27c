import type { ApiError } from '@wallet/api-client';
import type { Launch as Opening } from '@wallet/api-client/launches';
import type { AllowedLinks, Launch } from '@wallet/domain';
import type { MoneyActionState } from '@wallet/money';
import { isFormAddress, isOutsideAddress, type WindowTarget } from '@wallet/ui-kit';

/** Where a game opens. Its contents give access to an account with money, so it is never stored. */
export type Destination =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'form'; readonly address: string; readonly values: Readonly<Record<string, string>> };

/** How playing ended. */
export type PlayEnd =
  | { readonly kind: 'opened' }
  /** The transfer was refused, or its outcome is unknown, so nothing was opened. */
  | { readonly kind: 'cancelled' }
  /** `hasMoved`: the chosen amount had already been transferred to the game account. */
  | { readonly kind: 'failed'; readonly error: ApiError; readonly hasMoved: boolean }
  /** There is no link, or this app does not open addresses of its kind. */
  | { readonly kind: 'refused-address'; readonly hasMoved: boolean }
  /** Everything is ready, but the browser blocked the tab: another click is needed. */
  | { readonly kind: 'ready'; readonly destination: Destination }
  /** The member has left in the meantime. */
  | { readonly kind: 'left' };

interface Play {
  readonly plan: Exclude<Launch, { kind: 'impossible' }>;
  /** The window that the game opens in, created in the click itself; null when the browser opens no tab. */
  readonly place: WindowTarget | null;
  /** The addresses besides https that the operator allows games to open. */
  readonly allowed: AllowedLinks;
  /** Transfers the chosen amount; null when none was chosen. */
  readonly transfer: (() => Promise<MoneyActionState>) | null;
  readonly askLink: (opening: Opening) => Promise<{ readonly link: string } | { readonly error: ApiError }>;
  /** Returns false once the member has left. */
  readonly isWanted: () => boolean;
  /** Called right before the game opens, which may unload this page. */
  readonly onOpen: () => void;
}

/** Returns false when the plan's address may not be opened: no money is transferred for it. */
export function canPlay(plan: Play['plan'], allowed: AllowedLinks): boolean {
  switch (plan.kind) {
    case 'auto-login':
      return true;
    case 'form':
      return isFormAddress(plan.action, allowed);
    case 'address':
      return isOutsideAddress(plan.url, allowed);
  }
}

/** Transfers the money first, then opens the game. If any step fails, the window is closed and nothing opens. */
export async function playGame({ plan, place, allowed, transfer, askLink, isWanted, onOpen }: Play): Promise<PlayEnd> {
  const giveUp = (end: PlayEnd) => {
    place?.close();
    return end;
  };
  const moved = await transfer?.();
  if (moved && moved.phase !== 'done') return giveUp({ kind: 'cancelled' });
  if (!isWanted()) return giveUp({ kind: 'left' });
  const hasMoved = moved !== undefined;
  const destination = await findDestination(plan, askLink);
  if (!isWanted()) return giveUp({ kind: 'left' });
  if ('error' in destination) {
    // A response without a link will have none the next time either.
    if (destination.error.kind === 'unreadable') return giveUp({ kind: 'refused-address', hasMoved });
    return giveUp({ kind: 'failed', error: destination.error, hasMoved });
  }
  const canOpen = destination.kind === 'form' ? isFormAddress : isOutsideAddress;
  if (!canOpen(destination.address, allowed)) return giveUp({ kind: 'refused-address', hasMoved });
  if (!place?.isOpen()) return { kind: 'ready', destination };
  onOpen();
  return openAt(place, destination) ? { kind: 'opened' } : { kind: 'ready', destination };
}

/** Returns false when the window is gone. */
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
