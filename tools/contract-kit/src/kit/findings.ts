import type { OperationId } from '@wallet/contract/operations';
import { consequences, harms, otherConsequences, type FieldRow, type Harm } from './consequences.ts';

/** The kinds of checks, as named in the report. */
type CheckKind =
  | 'reachable'
  | 'status'
  | 'shape'
  | 'field'
  | 'agreed form'
  | 'consistency'
  | 'error shape'
  | 'error code'
  | 'login'
  | 'marker header'
  | 'caching'
  | 'CORS'
  | 'clock'
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
  /** The field of the response, such as `slots[0].amount`. Empty if it is not about one. */
  readonly field: string;
  /** What is wrong. Contains no secrets of the backend or the caller. */
  readonly detail: string;
  readonly harm: Harm;
  /** What members see of it. */
  readonly sees: string;
  /** What to change. Empty if the detail says so. */
  readonly change: string;
}

/** What a finding about a field says besides. */
interface About {
  readonly field?: string;
  readonly row?: FieldRow;
  readonly sees?: string;
  readonly change?: string;
}

export interface Findings {
  readonly list: readonly Finding[];
  readonly add: (subject: string, check: CheckKind, verdict: Verdict, detail?: string, about?: About) => void;
  /** Adds what is right, or what is wrong. */
  readonly judge: (subject: string, check: CheckKind, isRight: boolean, right: string, wrong: string, about?: About) => void;
}

const changes: Readonly<Partial<Record<CheckKind, string>>> = {
  reachable: 'Answer every call, with an error if need be. A connection that is cut tells the apps nothing.',
  status: 'Answer what was done with status 200, and what was refused with a status from 400 to 499 and {"message": code}.',
  shape: 'Answer with JSON as openapi.json describes it.',
  'error shape': 'Answer refusals with {"message": code}, in JSON, with a status from 400 to 499.',
  'error code': 'Use a code of the catalogue: each has a text in every language.',
  login: 'Answer 401 with {"message": "invalid-token"} when a call of members has no valid token, and only then.',
  'marker header': 'Refuse calls that change something without the header X-Requested-With.',
  caching: 'Send Cache-Control: no-store.',
};

/** What members see depends on the kind of check before it depends on the call. */
const sights: Readonly<Partial<Record<CheckKind, string>>> = {
  'error code': 'Members read a code, or a text in another language than theirs.',
  'error shape': 'Members do not read why something was refused.',
  login: 'Strangers read or do what is for members only, or members are not asked to log in again and see errors.',
  'marker header': 'Nothing visible, but any website can act as a member who opens it.',
  caching: 'Another person on the device may be shown what a member saw.',
  repeat: 'Members are paid twice, withdraw twice, or read that nothing happened although it did.',
};

function consequencesOf(subject: string) {
  return subject in consequences ? consequences[subject as OperationId] : otherConsequences[subject];
}

/** Collects findings and masks the secrets in them. */
export function createFindings(secrets: ReadonlySet<string>): Findings {
  const list: Finding[] = [];
  const mask = (text: string) => [...secrets].reduce((rest, secret) => rest.replaceAll(secret, '…'), text).slice(0, 300);
  const add: Findings['add'] = (subject, check, verdict, detail = '', { field = '', row, sees, change } = {}) => {
    const own = consequencesOf(subject);
    list.push({
      subject,
      check,
      verdict,
      field,
      detail: mask(detail),
      harm: check === 'repeat' ? 'money' : check === 'login' && own?.harm !== 'money' ? 'login' : (own?.harm ?? 'rest'),
      sees: sees ?? row?.sees ?? sights[check] ?? own?.sees ?? '',
      change: change ?? changes[check] ?? '',
    });
  };
  return {
    list,
    add,
    judge: (subject, check, isRight, right, wrong, about) =>
      add(subject, check, isRight ? 'passed' : 'failed', isRight ? right : wrong, about),
  };
}

const verdicts: readonly Verdict[] = ['failed', 'warned', 'skipped', 'passed'];

/** The findings in the order in which they are to be changed: what failed, by harm, then notes and the rest. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const rank = ({ verdict, harm }: Finding) => verdicts.indexOf(verdict) * harms.length + harms.indexOf(harm);
  return findings.toSorted((one, other) => rank(one) - rank(other));
}
