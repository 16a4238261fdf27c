import type { Currency } from '@wallet/domain';
import type { Generated } from 'kysely';
import type { OperatorId } from './database.ts';

export interface RewardTables {
  gamePlay: {
    id: Generated<number>;
    operator: OperatorId;
    memberId: string;
    gameCode: string;
    currency: Currency;
    /** Hundredths, like all amounts here. */
    stake: number;
    payout: number;
    /** The bonus that was active: its turnover counts this play. */
    bonusId: number | null;
    /** The refund that counted this play. */
    refundId: number | null;
    createdAt: Date;
  };
  /** What a member's plays add up to, and what was already given for it. */
  memberProgress: {
    memberId: string;
    staked: Generated<number>;
    coins: Generated<number>;
    won: Generated<number>;
    lost: Generated<number>;
    inviteEarned: Generated<number>;
  };
  inviteEarning: {
    id: Generated<number>;
    operator: OperatorId;
    inviterId: string;
    inviteeId: string;
    playId: number;
    amount: number;
    currency: Currency;
    journalId: number;
    createdAt: Date;
  };
  refundReceipt: {
    id: Generated<number>;
    operator: OperatorId;
    memberId: string;
    currency: Currency;
    lost: number;
    amount: number;
    journalId: number | null;
    createdAt: Date;
  };
  memberBonus: {
    id: Generated<number>;
    operator: OperatorId;
    memberId: string;
    kind: 'bonus' | 'promotion';
    code: string;
    type: string;
    description: string;
    currency: Currency;
    amount: number;
    /** What has to be staked before it can be ended. */
    turnover: number;
    /** At or below this balance it counts as played out. */
    minimum: number;
    /** Over which `number` counts: a day, a week's Monday, or `all`. */
    period: string;
    number: number;
    state: 'active' | 'finished' | 'forfeited';
    journalId: number | null;
    activatedAt: Date;
    endedAt: Date | null;
  };
  /** How many members a limited bonus was given to. */
  bonusStock: { operator: OperatorId; code: string; taken: Generated<number> };
  spinResult: {
    id: Generated<number>;
    operator: OperatorId;
    memberId: string;
    sliceCode: string;
    kind: 'money' | 'coin' | 'goods' | 'nothing';
    /** Hundredths for money, coins for coins. */
    amount: number;
    currency: Currency;
    expiresAt: Date;
    claimedAt: Date | null;
    journalId: number | null;
    createdAt: Date;
  };
}
