import { operatorIds } from '../../operators/operators.ts';
import type { SandboxContext } from '../../routing/sandbox-context.ts';
import { moveInOneTransaction } from '../../ledger/ledger-refusal.ts';
import { setSwitches, switchRewards } from '../../operators/reward-switches.ts';
import type { OperatorId } from '../../store/database.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';
import { Actor, createFresh, type FreshMember } from './stage.ts';

/** With what a tester logs in as the scenario's member. */
export interface ScenarioLogin {
  readonly scenario: ScenarioName;
  readonly operator: OperatorId;
  readonly phone: string;
  readonly password: string;
  readonly name: string;
}

export interface Conditions {
  /** Puts an operator into a state, or back to normal. */
  readonly setOperator: (operator: OperatorId, is: 'normal' | 'terminated' | 'otp-on' | 'chat-off') => Promise<void>;
  /** From now on the member's calls are like that. */
  readonly setMember: (memberId: string, is: 'slow' | 'flaky') => void;
}

const password = 'demo-1234';

/** Makes a member that nobody else uses, in the named state; th without an operator. What changes an operator changes both then. */
export async function runScenario(
  { db, now, passwords }: Pick<SandboxContext, 'db' | 'now' | 'passwords'>,
  conditions: Conditions,
  name: ScenarioName,
  wanted?: OperatorId,
): Promise<ScenarioLogin> {
  const { fill, only, operatorIs, memberIs } = scenarios[name];
  const operator = only?.operator ?? wanted ?? 'th';
  const passwordHash = await passwords.hash(password);
  const member = await moveInOneTransaction(db, async (trx): Promise<FreshMember> => {
    const at = now();
    const fresh = await createFresh(trx, { operator, passwordHash, at, ...(only && { currency: only.currency }) });
    await fill?.({ actor: new Actor(trx, fresh), at, passwordHash });
    if (memberIs === 'no-banners') await setSwitches(trx, fresh.id, ['banners'], false);
    if (memberIs === 'rewards-off') await switchRewards(trx, fresh.id, false);
    return fresh;
  });
  if (memberIs === 'slow' || memberIs === 'flaky') conditions.setMember(member.id, memberIs);
  if (operatorIs !== undefined) {
    for (const id of wanted === undefined ? operatorIds : [wanted]) await conditions.setOperator(id, operatorIs);
  }
  return { scenario: name, operator, phone: member.phone, password, name: member.name };
}
