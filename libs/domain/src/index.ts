export {
  bankName,
  canEditAccountName,
  comparableAccountNumber,
  groupAccountNumber,
  isAccountNumberTooLong,
  isEnglishName,
  isWholeAccountNumber,
  joinAccountName,
  maskAccountNumber,
  needsEnglishName,
  plainAccountNumber,
} from './account/bank-account.ts';
export { checkPasswordChange, readOneTimeCode, type PasswordChange } from './account/credentials.ts';
export { inviteLink, maxInviteCodeLength, readInviteCode } from './account/invite-code.ts';
export { checkPhone, toUsername, type PhoneCheck } from './account/phone.ts';
export {
  nextStep,
  previousStep,
  registrationSteps,
  stepsToTake,
  type OtpState,
  type RegistrationStep,
} from './account/registration-steps.ts';
export { mergeTimeline, type TimelineItem } from './chat/merge-timeline.ts';
export { attachmentAccept, checkAttachment, type AttachmentKind, type AttachmentRefusal } from './chat/attachment.ts';
export { maxChatTextLength, readChatText, type ChatTextRefusal, type Delivery } from './chat/chat-text.ts';
export type { Check } from './check.ts';
export { checkQrAmount, exceededLimit, offersQr, qrTerms, type QrRefusal, type QrTerms } from './deposit/qr-terms.ts';
export { findTrueMoneyLink, minTrueMoney, readTrueMoneyLink, type TrueMoneyLinkRefusal } from './deposit/true-money-link.ts';
export { endsService, endsSession, errorCodes, isConfirmation, isErrorCode, isRefusalCode, type ErrorCode } from './errors.ts';
export { heldFileAttribute, megabyte, readImageType } from './file/picked-file.ts';
export { isCutOff, isOddJpeg } from './file/picture-faults.ts';
export { maxMegapixels, readPictureSize } from './file/picture-size.ts';
export { favouritesFirst, matchesGame } from './game/find-games.ts';
export { planLaunch, slotNotice, type GameCredentials, type Launch } from './game/plan-launch.ts';
export { convertByRate } from './money/convert-by-rate.ts';
export {
  addMoney,
  compareMoney,
  currencies,
  formatAmount,
  isAboveZero,
  moneyOf,
  unknownAmount,
  type Currency,
  type Hundredths,
  type Money,
} from './money/money.ts';
export { checkTypedAmount, isAmountTooLarge, readTypedAmount, type AmountTooLarge } from './money/read-typed-amount.ts';
export { fromWireAmount, toWireAmount } from './money/wire-amount.ts';
export { lastPageOf, pageSizes, pageWindow } from './paging.ts';
export {
  answerRaise,
  budgetFrom,
  budgetLeft,
  budgetPeriods,
  changeBudget,
  isBudgetOfferDue,
  isRaiseReady,
  mayHaveLost,
  passesBudget,
  type Budget,
  type BudgetPeriod,
  type SetBudget,
} from './play/play-budget.ts';
export {
  breakEnd,
  breakLengths,
  elapsedSince,
  hoursAndMinutes,
  isReminderDue,
  markMoment,
  playTools,
  reminderMinutes,
  runningBreak,
  type BreakLength,
  type ClockMark,
  type PlayTool,
} from './play/play-time.ts';
export { resourceOf, type ActionName } from './reports/action-resources.ts';
export {
  actionNames,
  assetName,
  connectionTypes,
  errorNames,
  failureKinds,
  isReportUrl,
  knownOr,
  maxReportEntries,
  maxReportFrames,
  pageRoutes,
  targetPattern,
  usualVitalsShare,
  vitalNames,
  type ErrorEntry,
  type MissingEntry,
  type OutcomeEntry,
  type ReportBatch,
  type ReportEntry,
  type ReportSettings,
  type VitalEntry,
} from './reports/reports.ts';
export {
  bonusState,
  fillPercentFail,
  joinPercents,
  maxPromotionCodeLength,
  toPromotionCode,
  type BonusState,
  type BonusUse,
} from './rewards.ts';
export { canReceiveRefund, readRefundAvailability, type RefundAvailability } from './refund.ts';
export {
  callFlags,
  flagVariables,
  readBuildFlags,
  readFlag,
  sandboxPassphrase,
  type BuildFlags,
  type DevelopmentFlags,
} from './settings/build-flags.ts';
export { howtoTopics, isHowtoTopic, recordingName, type HowtoTopic, type HowtoVideos } from './settings/howto-videos.ts';
export { isLanguage, languageCode, languages, readLanguageCode, type Language, type MarketProfile } from './settings/market-profile.ts';
export {
  homeTiles,
  noSettings,
  noticesAt,
  noticeSeverities,
  settingsId,
  versionOf,
  versionPath,
  type DeployedVersion,
  type HomeTile,
  type OperatorNotice,
} from './settings/page-settings.ts';
export { areDifferentBanks, bankOfNumber, thaiBankNumbers } from './slip/bank-of-number.ts';
export { checkSlip, maxOpenedSlipBytes, slipAccept, slipMegabytes, type SlipRefusal } from './slip/check-slip.ts';
export {
  isSharedAddress,
  readSharedState,
  sharedAddress,
  sharedBeforeLogin,
  sharedField,
  sharedNameHeader,
  sharedParameter,
  sharedSlipCache,
  sharedSlipMs,
  sharePath,
  type SharedState,
} from './slip/shared-slip.ts';
export { isSlipReason, slipReasons, slipRemedy, type SlipReason } from './slip/slip-reasons.ts';
export { endOfBangkokDay, isSlipInTime, isSlipUploadOpen, slipClosing, type SlipClosing } from './slip/slip-window.ts';
export {
  findStatementCause,
  readMoneyStatus,
  readStatementType,
  lastAmount,
  statementTypes,
  type MoneyStatus,
  type StatementCause,
  type StatementType,
} from './statement/statement.ts';
export { emptySum, isOwnDeposit, sumStatement, type StatementSum } from './statement/sum-statement.ts';
export { cleanText } from './text/clean-text.ts';
export { hasContent, stripTags } from './text/html-text.ts';
export { isLine, splitGraphemes, splitWords } from './text/shown-text.ts';
export { withoutBreakMarks, withoutDirectionMarks } from './text/without-marks.ts';
export {
  bangkokDay,
  bangkokDayOf,
  bangkokWeek,
  formatBangkokDay,
  formatBangkokFileTime,
  formatBangkokMonth,
  formatBangkokTime,
  isWithin,
  type Period,
} from './time/bangkok-time.ts';
export { bangkokMonthOf, bangkokWeekOf, daysOf, monthsOf, weeksOf } from './time/bangkok-periods.ts';
export { firstSecondsLeft, formatCountdown, relativeTime, roundedDuration, secondsLeft } from './time/duration.ts';
export { clockErrorMs, fromHttpDate, nextBackendOffset, readRetryAfter, splitWait, type Exchange } from './time/backend-time.ts';
export {
  checkTransfer,
  checkTransferAll,
  minTransfer,
  transferAmounts,
  type TransferDraft,
  type TransferRefusal,
} from './transfer/transfer.ts';
export { transferPlaces, walletPlace, type TransferPlace } from './transfer/transfer-places.ts';
export {
  checkWithdrawal,
  wholeWithdrawal,
  type Withdrawable,
  type WithdrawalLimits,
  type WithdrawalRefusal,
} from './transfer/withdrawal.ts';
export {
  gameAccountsBalance,
  gameCategories,
  totalBalance,
  type BankAccount,
  type GameAccount,
  type GameCategory,
  type InviteBonus,
  type Wallet,
} from './wallet.ts';
export { parseUrl, readWebAddress, toContactAddress } from './web/address.ts';
export { isAllowedLink, readAppLink, type AllowedLinks } from './web/allowed-links.ts';
export { isAppleTouch, isInAppBrowser, isTouchSafari } from './web/in-app-browser.ts';
export {
  pickExtraTurns,
  planSpin,
  pushedAngle,
  restTurns,
  sliceAt,
  spinAngle,
  type ExtraTurns,
  type SpinPlan,
  type SpinStart,
} from './wheel/plan-spin.ts';
export { canSpin, findSlice, isBlankWon, wheelSize, type SliceName } from './wheel/slices.ts';
export {
  cutText,
  maxDataUrlLength,
  maxHtmlLength,
  maxLabelLength,
  maxListLength,
  maxMessageLength,
  maxResponseLength,
  maxTokenLength,
  maxUrlLength,
} from './wire/size-limits.ts';
export { plainValue, readWireFlag, readWireNumber, readWireText, toWireWord } from './wire/wire-readers.ts';
export { fromWireTime } from './wire/wire-time.ts';
