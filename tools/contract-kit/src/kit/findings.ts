/** The kinds of checks, as named in the report. */
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

/** `warned`: the apps tolerate it. `skipped`: not checked, with the reason. */
type Verdict = 'passed' | 'failed' | 'warned' | 'skipped';

export interface Finding {
  /** The name of a call, or of another subject of a check. */
  readonly subject: string;
  readonly check: CheckKind;
  readonly verdict: Verdict;
  /** Contains no secrets of the backend or the caller. */
  readonly detail: string;
}

export interface Findings {
  readonly list: readonly Finding[];
  readonly add: (subject: string, check: CheckKind, verdict: Verdict, detail?: string) => void;
}

/** Collects findings and masks the secrets in them. */
export function createFindings(secrets: ReadonlySet<string>): Findings {
  const list: Finding[] = [];
  const mask = (text: string) => [...secrets].reduce((rest, secret) => rest.replaceAll(secret, '…'), text).slice(0, 300);
  return {
    list,
    add: (subject, check, verdict, detail = '') => {
      list.push({ subject, check, verdict, detail: mask(detail) });
    },
  };
}
