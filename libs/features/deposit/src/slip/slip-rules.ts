import type { SlipClosing } from '@wallet/domain';

/** The operator's settings for slips. Absent fields are not known. */
export interface SlipRulesOfOperator extends SlipClosing {
  readonly uploadWithinMinutes?: number | undefined;
}
