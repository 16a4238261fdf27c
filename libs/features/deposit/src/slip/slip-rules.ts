import type { SlipClosing } from '@wallet/domain';

/** What the operator sets about slips. What is absent is not known. */
export interface SlipRulesOfOperator extends SlipClosing {
  readonly uploadWithinMinutes?: number | undefined;
}
