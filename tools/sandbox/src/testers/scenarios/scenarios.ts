import type { Currency } from '@wallet/domain';
import type { OperatorId } from '../../store/database.ts';
import {
  activeBonus,
  blockedRefund,
  fillWallet,
  foreignAccountName,
  largeKip,
  longHistory,
  readyForAll,
  readyInvite,
  readyRefund,
  readyWheel,
  receivedBonus,
  type State,
} from './member-states.ts';

export interface Scenario {
  /** What a tester finds. */
  readonly note: string;
  /** What the new member has; without it nothing. */
  readonly fill?: (state: State) => Promise<void>;
  /** Where it makes sense only there. */
  readonly only?: { readonly operator: OperatorId; readonly currency: Currency };
  /** Changes the operator, hence all its members and visitors. */
  readonly operatorIs?: 'normal' | 'terminated' | 'otp-on' | 'chat-off';
  /** Changes what happens to the new member's calls. */
  readonly memberIs?: 'slow' | 'flaky' | 'no-banners' | 'rewards-off';
}

const scenarioOf = {
  normal: {
    note: 'money in the wallet and in three games; ends what the scenarios of an operator changed',
    fill: fillWallet,
    operatorIs: 'normal',
  },
  'new-member': { note: 'nothing yet: empty wallet, no game account' },
  'bonus-active': { note: 'a bonus is active, a third of its condition is met', fill: activeBonus },
  'bonus-received': { note: 'two bonuses were received and ended, none is active', fill: receivedBonus },
  'lots-of-history': { note: '260 entries in the statement, 230 slips with every reason', fill: longHistory },
  'wheel-ready': { note: 'ten coins, coupons of every kind, one of them expired', fill: readyWheel },
  'refund-ready': { note: 'a refund to receive, one in the pot, twelve in the log', fill: readyRefund },
  'refund-blocked': { note: 'a refund to receive, but a bonus is active', fill: blockedRefund },
  'invite-ready': { note: 'three friends have played, their bonus can be received', fill: readyInvite },
  'all-ready': {
    note: 'money in the wallet and in three games, a refund, an invite bonus, coins and coupons to receive',
    fill: readyForAll,
  },
  'lao-kip-large': { note: 'hundreds of millions of kip', fill: largeKip, only: { operator: 'la', currency: 'LAK' } },
  'lao-baht': { note: 'money in the wallet and in three games, in baht', fill: fillWallet, only: { operator: 'la', currency: 'BAHT' } },
  'no-banners': { note: 'no banners for invite and refund', fill: fillWallet, memberIs: 'no-banners' },
  'rewards-off': { note: 'invite bonus, refunds and the wheel are switched off for the member', fill: fillWallet, memberIs: 'rewards-off' },
  'account-name': { note: 'the name of the bank account can be corrected', fill: foreignAccountName },
  slow: { note: 'every call of the member takes two seconds longer', fill: fillWallet, memberIs: 'slow' },
  flaky: { note: 'every third call of the member is answered 503 and not carried out', fill: fillWallet, memberIs: 'flaky' },
  terminated: { note: 'the operator has ended its service', operatorIs: 'terminated' },
  'otp-on': { note: 'registering asks for a one-time code', operatorIs: 'otp-on' },
  'chat-off': { note: 'no chat', operatorIs: 'chat-off' },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarioOf;
export const scenarioNames = Object.keys(scenarioOf) as ScenarioName[];
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = scenarioOf;
