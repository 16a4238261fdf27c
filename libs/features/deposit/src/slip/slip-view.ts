import { areDifferentBanks, isSlipInTime } from '@wallet/domain';
import { isInProgress, isUnderWay, type MoneyActionState } from '@wallet/money';
import type { PreparedSlip } from '../draft/deposit-draft-slice.ts';

/** What a member should know before they send a picture. It never holds the picture back: the operator decides. */
type SlipAdvice = NonNullable<PreparedSlip['advice']> | 'sent-before' | 'maybe-sent' | 'too-old' | 'other-bank';

interface SlipFacts {
  readonly slip: { readonly prepared: Pick<PreparedSlip, 'advice' | 'transfer'> | null } | null;
  readonly phase: MoneyActionState['phase'];
  /** Whether a slip of the same transfer was sent. */
  readonly sent: 'sent' | 'unknown' | null;
  /** Code of the bank that the member is registered with; null if it is not known. */
  readonly ownBank: string | null;
  /** By the backend's clock. */
  readonly nowMs: number;
  readonly uploadWithinMinutes: number;
}

/** What the deposit by slip shows of a picture and of its upload. */
interface SlipView {
  readonly advice: SlipAdvice | null;
  /** The accounts can't be chosen. */
  readonly isLocked: boolean;
  /** The main button: its key among the texts of the slip, and what it is busy with. */
  readonly button: 'choose' | 'send' | 'sendOwn' | 'retry';
  readonly busyWith: 'busy' | 'looking' | null;
}

/** Returns what is shown. */
export function slipView(facts: SlipFacts): SlipView {
  const { slip, phase } = facts;
  const advice = slip?.prepared && phase !== 'unknown' ? adviceOf(slip.prepared, facts) : null;
  return {
    advice,
    isLocked: isUnderWay({ phase }),
    button: buttonOf(facts, advice),
    busyWith: isInProgress({ phase }) ? 'busy' : slip?.prepared === null ? 'looking' : null,
  };
}

function buttonOf({ slip, phase }: SlipFacts, advice: SlipAdvice | null): SlipView['button'] {
  if (!slip) return 'choose';
  if (phase === 'refused' || phase === 'unknown') return 'retry';
  return advice === 'other-bank' ? 'sendOwn' : 'send';
}

/** Returns the most important advice about a picture. Claims only what its code says. */
function adviceOf(
  { advice, transfer }: Pick<PreparedSlip, 'advice' | 'transfer'>,
  { sent, ownBank, nowMs, uploadWithinMinutes }: SlipFacts,
): SlipAdvice | null {
  if (sent) return sent === 'sent' ? 'sent-before' : 'maybe-sent';
  if (advice !== null || !transfer) return advice;
  const { bank, madeBefore } = transfer;
  if (madeBefore !== null && !isSlipInTime(madeBefore, nowMs, uploadWithinMinutes)) return 'too-old';
  return bank !== null && ownBank !== null && areDifferentBanks(bank, ownBank) ? 'other-bank' : null;
}
