import { megabyte } from '@wallet/domain';

/** How often somebody may try something. Of IPv6 an address is a /64; the /56 and the /48 around it may do more, see `visitor-network.ts`. */
export interface Allowances {
  /** From one address. */
  readonly loginsPerMinute: number;
  /** To one phone for one visitor, and for all. */
  readonly codesPerDay: number;
  readonly codesPerDayForAll: number;
  readonly secondsBetweenCodes: number;
  /** Asked for and given, from one address. */
  readonly codeCallsPerMinute: number;
  /** Asked whether they could be taken, and sent: from one address, and from there of one phone in a quarter of an hour. */
  readonly registrationCallsPerMinute: number;
  readonly registrationCallsPerPhone: number;
  /** Of one member. */
  readonly passwordTriesPerQuarterHour: number;
  readonly slipsPerMinute: number;
  readonly slipsPerDay: number;
  readonly slipBytesPerDay: number;
  /** Of one member, or of one visitor's address. */
  readonly chatMessagesPerMinute: number;
  readonly chatFilesPerMinute: number;
  readonly chatFilesPerDay: number;
  readonly chatBytesPerDay: number;
  /** Asked for by one socket, on average. */
  readonly joinsPerSecond: number;
  /** Open at once. */
  readonly socketsPerAddress: number;
  /** At a provider: from one address, and from there of one player. */
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

/** So much that test runs never meet a limit. How often a single code can be guessed at stays as it is. */
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
