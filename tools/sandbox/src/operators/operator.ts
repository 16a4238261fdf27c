import type { Currency, GameCategory, MarketProfile, Money } from '@wallet/domain';
import type { OperatorId } from '../store/database.ts';

export interface Bank {
  readonly code: string;
  /** In the operator's own language. The contract calls it `nameTH`. */
  readonly name: string;
  readonly nameEN: string;
}

/** An account of the operator that receives deposits. */
export interface DepositAccount {
  readonly bankCode: string;
  /** `PAYMENT` marks a gateway. */
  readonly bankType?: 'PAYMENT';
  readonly mode: 'AUTO' | 'MANUAL';
  readonly bank: Omit<Bank, 'code'>;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly currency: Currency;
}

export interface Game {
  readonly code: string;
  readonly name: string;
  readonly category: Exclude<GameCategory, 'other'>;
  /** Value of one unit of the wallet in the game. */
  readonly rate: number;
  readonly web: string | null;
  readonly android: string | null;
  readonly ios: string | null;
  /** Extra values of the form that opens the game. Null if it is opened in another way. */
  readonly loginForm: Readonly<Record<string, string>> | null;
}

/** The daily hours without slips, as `HH:mm` in Bangkok. */
export interface SlipHours {
  readonly closedFrom: string;
  readonly closedTo: string;
}

/** An amount in each currency of the operator. */
export type Amounts = Readonly<Partial<Record<Currency, Money>>>;

export interface Banner {
  readonly image: string;
  readonly html: string;
}

/** A bonus or promotion and its conditions. */
export interface Offer {
  readonly code: string;
  /** Its name in the statement. */
  readonly description: string;
  readonly amount: Amounts;
  /** Percentage of the amount that must be staked before it can be cancelled. */
  readonly percentFail: number;
}

export interface BonusOffer extends Offer {
  /** The period to which `maxReceived` applies: forever, a day or a week in Bangkok. */
  readonly type: 'limit' | 'day' | 'week';
  readonly maxReceived: number;
  /** How many times it is available to all members together. The default is unlimited. */
  readonly places?: number;
  readonly banners: readonly Banner[];
}

type Prize =
  | { readonly kind: 'money'; readonly amount: Amounts }
  | { readonly kind: 'coin'; readonly coins: number }
  /** Handed out manually. It cannot be claimed by a call. */
  | { readonly kind: 'goods' | 'nothing' };

export interface Slice {
  readonly code: string;
  readonly label: string;
  readonly bgColor: string;
  readonly htmlDescription: string;
  /** Its probability is its share of all weights. */
  readonly weight: number;
  readonly prize: Prize;
}

/** An operator's rewards, with texts in its own language. */
interface Rewards {
  /** At or below this balance a bonus counts as used up. */
  readonly minimum: Amounts;
  readonly bonuses: readonly BonusOffer[];
  readonly promotions: readonly Offer[];
  readonly refund: {
    /** Percentage of net losses. `success`, of net winnings, is only shown. */
    readonly fail: number;
    readonly success: number;
    readonly description: string;
    readonly info: string;
    readonly banners: readonly Banner[];
  };
  readonly invite: {
    /** Percentages of an invited member's winnings and losses. */
    readonly success: number;
    readonly fail: number;
    readonly description: string;
    readonly banners: readonly Banner[];
  };
  readonly wheel: {
    readonly name: string;
    /** Stake that earns a coin. */
    readonly coinEvery: Amounts;
    readonly slices: readonly Slice[];
  };
}

/** The settings of an operator, with texts in its own language. */
export interface Operator extends Pick<MarketProfile, 'currencies' | 'phoneLength' | 'callingCode'> {
  readonly id: OperatorId;
  readonly info: { readonly name: string; readonly website: string };
  readonly contact: { readonly contactText: string; readonly lineLink: string; readonly lineName: string };
  readonly banks: readonly Bank[];
  readonly sources: readonly { readonly code: string; readonly description: string }[];
  readonly conditions: readonly string[];
  readonly agreements: readonly string[];
  readonly notice: string;
  /** Why a withdrawal is refused soon after the bank account was changed. */
  readonly bankChanged: string;
  readonly withdraw: Readonly<Partial<Record<Currency, { readonly least: Money; readonly most: Money }>>>;
  readonly slip: SlipHours & { readonly uploadWithinMinutes: number; readonly qrMinutes: number };
  /** Value of one baht of a true-money gift in the wallet. */
  readonly bahtIn: Readonly<Partial<Record<Currency, number>>>;
  /** Tax id and suffix in PromptPay codes. */
  readonly billerId: string;
  readonly deposit: {
    readonly banks: readonly DepositAccount[];
    /** Receives true money. */
    readonly walletAccountName: string;
  };
  readonly games: readonly Game[];
  readonly rewards: Rewards;
}
