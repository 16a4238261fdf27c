export { addMoney, compareMoney, currencies, moneyOf, type Currency, type Hundredths, type Money } from './money/money.ts';
export { fromWireAmount, toWireAmount } from './money/wire-amount.ts';
export { formatAmount, unknownAmount } from './money/format-amount.ts';
export { readTypedAmount } from './money/read-typed-amount.ts';
export { convertByRate } from './money/convert-by-rate.ts';
export { errorCodes, isErrorCode, type ErrorCode } from './errors/error-codes.ts';
export { endsService, endsSession } from './errors/session-signals.ts';
export { isLanguage, languages, type Language, type MarketProfile } from './market/market-profile.ts';
export { readBuildFlags, type BuildFlags, type BuildFlagsReading } from './market/build-flags.ts';
export { nextStep, previousStep, registrationSteps, stepsToTake, type OtpState, type RegistrationStep } from './account/registration-steps.ts';
export { checkPhone, type PhoneCheck } from './account/check-phone.ts';
export { isEnglishName, joinAccountName, needsEnglishName } from './account/bank-account-name.ts';
export { groupAccountNumber, maskAccountNumber } from './account/account-number.ts';
export { checkPasswordChange, type PasswordChange, type PasswordChangeCheck } from './account/check-password-change.ts';
export { readInviteCode } from './account/invite-code.ts';
export { inviteLink } from './account/invite-link.ts';
export {
  gameCategories, totalBalance, type BankAccount, type GameAccount, type GameCategory, type InviteBonus, type Wallet,
} from './wallet/wallet.ts';
export { relativeTime, type RelativeTime, type RelativeUnit } from './time/relative-time.ts';
export { toPlainDigits } from './text/to-plain-digits.ts';
