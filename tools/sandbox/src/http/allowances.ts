import { megabyte } from '@wallet/domain';

/** The rate limits. For IPv6 an address is a /64. */
export interface Allowances {
  /** Per address. */
  readonly loginsPerMinute: number;
  /** Per phone number: by one visitor, and by all. */
  readonly codesPerDay: number;
  readonly codesPerDayForAll: number;
  readonly secondsBetweenCodes: number;
  /** Codes requested and verified, per address. */
  readonly codeCallsPerMinute: number;
  /** Registrations checked and sent: per address, and per address and phone number in a quarter of an hour. */
  readonly registrationCallsPerMinute: number;
  readonly registrationCallsPerPhone: number;
  /** Per member. */
  readonly passwordTriesPerQuarterHour: number;
  readonly slipsPerMinute: number;
  readonly slipsPerDay: number;
  readonly slipBytesPerDay: number;
  /** Per member, or per visitor's address. */
  readonly chatMessagesPerMinute: number;
  readonly chatFilesPerMinute: number;
  readonly chatFilesPerDay: number;
  readonly chatBytesPerDay: number;
  /** Requests per socket, on average. */
  readonly joinsPerSecond: number;
  /** Open at the same time. */
  readonly socketsPerAddress: number;
  /** At a provider: per address, and per address and player. */
  readonly providerLoginsPerMinute: number;
  readonly providerTriesPerQuarterHour: number;
}

export const usualAllowances: Allowances = {
  loginsPerMinute: 30,
  codesPerDay: 5,
  codesPerDayForAll: 30,
  secondsBetweenCodes: 60,
  codeCallsPerMinute: 20,
  registrationCallsPerMinute: 20,
  registrationCallsPerPhone: 10,
  passwordTriesPerQuarterHour: 5,
  slipsPerMinute: 10,
  slipsPerDay: 100,
  slipBytesPerDay: 200 * megabyte,
  chatMessagesPerMinute: 60,
  chatFilesPerMinute: 20,
  chatFilesPerDay: 60,
  chatBytesPerDay: 200 * megabyte,
  joinsPerSecond: 5,
  socketsPerAddress: 100,
  providerLoginsPerMinute: 20,
  providerTriesPerQuarterHour: 10,
};

/** So high that test runs never reach a limit. The limit for guessing a single code stays. */
export const liftedAllowances: Allowances = {
  loginsPerMinute: 1_000_000,
  codesPerDay: 1_000_000,
  codesPerDayForAll: 1_000_000,
  secondsBetweenCodes: 0,
  codeCallsPerMinute: 1_000_000,
  registrationCallsPerMinute: 1_000_000,
  registrationCallsPerPhone: 1_000_000,
  passwordTriesPerQuarterHour: 1_000_000,
  slipsPerMinute: 1_000_000,
  slipsPerDay: 1_000_000,
  slipBytesPerDay: 1_000_000 * megabyte,
  chatMessagesPerMinute: 1_000_000,
  chatFilesPerMinute: 1_000_000,
  chatFilesPerDay: 1_000_000,
  chatBytesPerDay: 1_000_000 * megabyte,
  joinsPerSecond: 1_000_000,
  socketsPerAddress: 1_000_000,
  providerLoginsPerMinute: 1_000_000,
  providerTriesPerQuarterHour: 1_000_000,
};
