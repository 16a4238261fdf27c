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

/** The settings of an operator, with texts in its own language. */
export interface Operator extends Pick<MarketProfile, 'currencies' | 'phoneLength' | 'callingCode'> {
  readonly id: OperatorId;
  /** Sent if an absent currency would be read as baht. */
  readonly namesCurrency: boolean;
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
    readonly wallets: readonly { readonly mode: 'AUTO' | 'MANUAL'; readonly walletAccountName: string }[];
    readonly isManual: boolean;
  };
  /** Percentages of an invited member's winnings and losses. */
  readonly invite: { readonly success: number; readonly fail: number };
  readonly games: readonly Game[];
}
