import { noteAnswer, onVisible } from '@wallet/api-client/line';
import { noticeSeverities, versionOf, versionPath, type DeployedVersion, type OperatorNotice } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { savesData } from '../preferences/data-saver.ts';

interface WatchedDeployment {
  /** What this page is of. */
  readonly own: Pick<DeployedVersion, 'build' | 'settings'>;
  readonly device: KeyValueStore;
  /** Calls back when another page is opened in the app. */
  readonly onNavigation: (listener: () => void) => void;
  readonly onNotices: (notices: readonly OperatorNotice[]) => void;
  /** The server has another build or other settings than this page. */
  readonly onOther: () => void;
}

const everyMs = 300_000;

/** Opening several pages at once is one reason to look. */
const pauseMs = 30_000;

/**
 * Looks what the server has: when the member returns or opens another page, and every five minutes. Not while the page is
 * hidden or saving data.
 */
export function watchDeployment({ own, device, onNavigation, onNotices, onOther }: WatchedDeployment): void {
  let lookedAt = performance.now();
  const look = async () => {
    if (document.visibilityState !== 'visible' || savesData(device)) return;
    if (performance.now() - lookedAt < pauseMs) return;
    lookedAt = performance.now();
    const deployed = await readVersion();
    if (!deployed) return;
    onNotices(deployed.notices);
    if (versionOf(deployed) !== versionOf(own)) onOther();
  };
  const lookNow = () => void look();
  onVisible(lookNow);
  onNavigation(lookNow);
  setInterval(lookNow, everyMs);
}

/** Null if the server does not say. */
async function readVersion(): Promise<DeployedVersion | null> {
  try {
    const response = await noteAnswer(fetch(versionPath, { cache: 'no-cache', credentials: 'same-origin' }));
    if (!response.ok) return null;
    const { build, settings, notices } = (await response.json()) as Partial<DeployedVersion>;
    if (typeof build !== 'string' || typeof settings !== 'string') return null;
    return { build, settings, notices: Array.isArray(notices) ? notices.filter(isNotice) : [] };
  } catch {
    // The line is gone, or a proxy has answered with a page.
    return null;
  }
}

function isNotice(notice: unknown): notice is OperatorNotice {
  const { severity, text } = (notice ?? {}) as Partial<OperatorNotice>;
  return noticeSeverities.some((known) => known === severity) && typeof text === 'object' && (text as unknown) !== null;
}
