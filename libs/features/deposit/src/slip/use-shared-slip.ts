import { useModal, useModalDetail } from '@wallet/app-shell';
import {
  readSharedState,
  sharedParameter,
  sharedNameHeader,
  sharedSlipCache,
  sharedSlipMs,
  sharePath,
  type SharedState,
} from '@wallet/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** Why a share brought no slip. */
type ShareProblem = Exclude<SharedState, 'kept' | 'kept-before-login' | 'file'>;

/** A slip that somebody shared before the login. The member decides whether it is theirs before they see it. */
interface UnconfirmedSlip {
  /** How long ago it was shared, at least one minute. */
  readonly minutes: number;
  readonly use: () => void;
  readonly remove: () => void;
}

export type SharedSlip = 'chosen' | ShareProblem | UnconfirmedSlip;

const minuteMs = 60_000;

async function find(state: SharedState): Promise<KeptSlip | null> {
  if (state === 'kept' || state === 'kept-before-login') return readKeptSlip();
  const file = state === 'file' ? await takeOpenedFile() : null;
  return file && { file, ageMs: 0 };
}

interface Readiness {
  /** No earlier slip has an outcome to read. */
  readonly isFree: boolean;
  /** The backend has answered: the member is logged in. */
  readonly isAnswered: boolean;
}

/**
 * Chooses the slip that was shared with the app, as if the member had picked it: at once, so that it is inspected while the accounts are
 * loading. Without a line it waits here. Until the backend has answered, a copy stays with the service worker for a member whose login turns out
 * to have expired. Returns whether it is chosen, whether the member must confirm it, or why there is none; null if nothing was shared.
 */
export function useSharedSlip({ isFree, isAnswered }: Readiness, choose: (file: File) => void): SharedSlip | null {
  const shared = readSharedState(useModalDetail(sharedParameter));
  const { replace } = useModal();
  const [result, setResult] = useState<SharedSlip | null>(null);

  const arrive = useEffectEvent((state: SharedState, slip: KeptSlip | null) => {
    if (!slip) {
      setResult(state === 'kept' || state === 'kept-before-login' || state === 'file' ? 'lost' : state);
      return;
    }
    const use = () => {
      choose(slip.file);
      setResult('chosen');
    };
    if (state !== 'kept-before-login') use();
    else setResult({ minutes: Math.max(1, Math.round(slip.ageMs / minuteMs)), use, remove: () => setResult(null) });
  });
  useEffect(() => {
    if (shared !== null && isFree) void find(shared).then((slip) => arrive(shared, slip));
  }, [shared, isFree]);

  // Once: neither a reload nor Back asks again.
  const forget = useEffectEvent(() => replace('deposit', { method: 'slip' }));
  const isOver = shared !== null && result !== null && isAnswered;
  useEffect(() => {
    if (!isOver) return;
    void removeKeptSlip();
    forget();
  }, [isOver]);
  return result;
}

/** How long the browser may take to hand over an opened file, in milliseconds. */
const fileMs = 2000;

interface LaunchQueue {
  readonly setConsumer: (consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void) => void;
}

/** A slip that the service worker kept. */
export interface KeptSlip {
  readonly file: File;
  /** How long ago it was shared, in milliseconds. */
  readonly ageMs: number;
}

/** Reads the slip that the service worker keeps. Null if there is none (any more). */
async function readKeptSlip(): Promise<KeptSlip | null> {
  try {
    const kept = await (await caches.open(sharedSlipCache)).match(sharePath);
    const ageMs = Date.now() - Date.parse(kept?.headers.get('Date') ?? '');
    if (!kept || !(ageMs < sharedSlipMs)) return null;
    const content = await kept.blob();
    return { file: new File([content], decodeURIComponent(kept.headers.get(sharedNameHeader) ?? ''), { type: content.type }), ageMs };
  } catch {
    // The browser has no caches or refuses them.
    return null;
  }
}

/** Removes the slip that the service worker keeps. */
async function removeKeptSlip(): Promise<void> {
  try {
    await caches.delete(sharedSlipCache);
  } catch {
    // The browser has no caches or refuses them.
  }
}

/** Takes the picture that was opened with the installed app. Null if the browser hands over none. */
async function takeOpenedFile(): Promise<File | null> {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  if (!launchQueue) return null;
  const handle = await new Promise<FileSystemFileHandle | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), fileMs);
    launchQueue.setConsumer(({ files }) => resolve(files[0]));
  });
  return handle ? handle.getFile().catch(() => null) : null;
}
