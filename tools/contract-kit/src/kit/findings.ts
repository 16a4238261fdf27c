/** Everything that is looked at, in the words of the report. */
type CheckKind =
  | 'reachable'
  | 'status'
  | 'shape'
  | 'tolerated shape'
  | 'error shape'
  | 'error code'
  | 'login'
  | 'marker header'
  | 'caching'
  | 'CORS'
  | 'upload'
  | 'socket'
  | 'repeat';

/** `warned`: the apps cope with it. `skipped`: not looked at, and why. */
type Verdict = 'passed' | 'failed' | 'warned' | 'skipped';

export interface Finding {
  /** The name of a call, or what else was looked at. */
  readonly subject: string;
  readonly check: CheckKind;
  readonly verdict: Verdict;
  /** Holds nothing that the backend or the caller could want to keep to themselves. */
  readonly detail: string;
}

export interface Findings {
  readonly list: readonly Finding[];
  readonly add: (subject: string, check: CheckKind, verdict: Verdict, detail?: string) => void;
}

/** Collects what was found. Whatever is secret is blotted out on its way in. */
export function createFindings(secrets: ReadonlySet<string>): Findings {
  const list: Finding[] = [];
  const blot = (text: string) => [...secrets].reduce((rest, secret) => rest.replaceAll(secret, '…'), text).slice(0, 300);
  return {
    list,
    add: (subject, check, verdict, detail = '') => {
      list.push({ subject, check, verdict, detail: blot(detail) });
    },
  };
}
