/** How often somebody may try something. */
export interface Allowances {
  /** From one address. */
  readonly loginsPerMinute: number;
  /** To one phone. */
  readonly codesPerDay: number;
  readonly secondsBetweenCodes: number;
  /** Asked for and given, from one address. */
  readonly codeCallsPerMinute: number;
  /** Of one member. */
  readonly passwordTriesPerQuarterHour: number;
  readonly slipsPerMinute: number;
  /** Of one member, or of one visitor's address. */
  readonly chatMessagesPerMinute: number;
  readonly chatFilesPerMinute: number;
}

export const usualAllowances: Allowances = {
  loginsPerMinute: 30,
  codesPerDay: 5,
  secondsBetweenCodes: 60,
  codeCallsPerMinute: 20,
  passwordTriesPerQuarterHour: 5,
  slipsPerMinute: 10,
  chatMessagesPerMinute: 60,
  chatFilesPerMinute: 20,
};

/** So much that test runs never meet a limit. How often a single code can be guessed at stays as it is. */
export const liftedAllowances: Allowances = {
  loginsPerMinute: 1_000_000,
  codesPerDay: 1_000_000,
  secondsBetweenCodes: 0,
  codeCallsPerMinute: 1_000_000,
  passwordTriesPerQuarterHour: 1_000_000,
  slipsPerMinute: 1_000_000,
  chatMessagesPerMinute: 1_000_000,
  chatFilesPerMinute: 1_000_000,
};
