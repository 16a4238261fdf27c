export { addMoney, compareMoney, currencies, isAboveZero, moneyOf, type Currency, type Hundredths, type Money } from './money/money.ts';
export { plainValue, readWireFlag, readWireNumber, readWireText, toWireWord } from './wire/wire-readers.ts';
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
} from './size/size-limits.ts';
export { withoutBreakMarks } from './text/without-break-marks.ts';
export { withoutDirectionMarks } from './text/without-direction-marks.ts';
export { fromWireAmount, toWireAmount } from './money/wire-amount.ts';
export { formatAmount, unknownAmount } from './money/format-amount.ts';
export { checkTypedAmount, isAmountTooLarge, readTypedAmount, type AmountTooLarge } from './money/read-typed-amount.ts';
export { recentAmounts } from './statement/recent-amounts.ts';
export { convertByRate } from './money/convert-by-rate.ts';
export { errorCodes, isErrorCode, type ErrorCode } from './errors/error-codes.ts';
export { endsService, endsSession, isConfirmation, isRefusalCode } from './errors/code-meaning.ts';
export {
  isLanguage,
  languageCode,
  languages,
  readLanguageCode,
  type HelpLineName,
  type Language,
  type MarketProfile,
} from './market/market-profile.ts';
export {
  callFlags,
  flagVariables,
  readBuildFlags,
  readFlag,
  sandboxPassphrase,
  type BuildFlags,
  type BuildFlagsReading,
  type DevelopmentFlags,
} from './market/build-flags.ts';
export { howtoTopics, isHowtoTopic, recordingName, type HowtoTopic, type HowtoVideos } from './howto/howto-videos.ts';
export {
  nextStep,
  previousStep,
  registrationSteps,
  stepsToTake,
  type OtpState,
  type RegistrationStep,
} from './account/registration-steps.ts';
export { checkPhone, type PhoneCheck } from './account/check-phone.ts';
export { canEditAccountName, isEnglishName, joinAccountName, needsEnglishName } from './account/bank-account-name.ts';
export {
  comparableAccountNumber,
  groupAccountNumber,
  isAccountNumberTooLong,
  isWholeAccountNumber,
  maskAccountNumber,
  plainAccountNumber,
} from './account/account-number.ts';
export { checkPasswordChange, type PasswordChange, type PasswordChangeCheck } from './account/check-password-change.ts';
export { toUsername } from './account/to-username.ts';
export { readOneTimeCode } from './account/one-time-code.ts';
export { maxInviteCodeLength, readInviteCode } from './account/invite-code.ts';
export { inviteLink } from './account/invite-link.ts';
export {
  gameAccountsBalance,
  gameCategories,
  totalBalance,
  type BankAccount,
  type GameAccount,
  type GameCategory,
  type InviteBonus,
  type Wallet,
} from './wallet/wallet.ts';
export { relativeTime, type RelativeTime, type RelativeUnit } from './time/relative-time.ts';
export { hasContent, stripTags } from './text/html-text.ts';
export { cleanText } from './text/clean-text.ts';
export { joinPercents } from './money/join-percents.ts';
export type { Check } from './check/check.ts';
export { minTransfer } from './transfer/min-transfer.ts';
export { transferAmounts } from './transfer/transfer-amounts.ts';
export { transferPlaces, walletPlace, type TransferPlace } from './transfer/transfer-places.ts';
export { checkTransfer, checkTransferAll, type TransferRefusal, type TransferDraft } from './transfer/check-transfer.ts';
export {
  checkWithdrawal,
  wholeWithdrawal,
  type Withdrawable,
  type WithdrawalLimits,
  type WithdrawalRefusal,
} from './withdrawal/check-withdrawal.ts';
export { checkQrAmount, offersQr, qrTerms, type QrRefusal, type QrTerms } from './deposit/qr-terms.ts';
export {
  findTrueMoneyLink,
  minTrueMoney,
  readTrueMoneyLink,
  type TrueMoneyLinkReading,
  type TrueMoneyLinkRefusal,
} from './deposit/true-money-link.ts';
export { heldFileAttribute, megabyte, type PickedFile } from './file/picked-file.ts';
export { readImageType } from './file/image-type.ts';
export { isCutOff, isOddJpeg } from './file/picture-faults.ts';
export { maxMegapixels, readPictureSize } from './file/picture-size.ts';
export { areDifferentBanks, bankOfNumber, thaiBankNumbers } from './slip/bank-of-number.ts';
export { isSlipReason, slipReasons, type SlipReason } from './slip/slip-reasons.ts';
export { slipRemedy, type SlipRemedy } from './slip/slip-remedy.ts';
export { endOfBangkokDay, isSlipInTime, isSlipUploadOpen, slipClosing, type SlipClosing } from './slip/slip-window.ts';
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
export { bonusState, type BonusState, type BonusUse } from './bonus/bonus-state.ts';
export { fillPercentFail } from './bonus/fill-percent-fail.ts';
export { maxPromotionCodeLength, toPromotionCode } from './bonus/promotion-code.ts';
export { canReceiveRefund, readRefundAvailability, type RefundAvailability } from './refund/refund-availability.ts';
export {
  findStatementCause,
  readMoneyStatus,
  readStatementType,
  statementTypes,
  type MoneyStatus,
  type StatementCause,
  type StatementCauseKind,
  type StatementType,
} from './statement/statement.ts';
export {
  emptySum,
  isOwnDeposit,
  sumStatement,
  type CountedEntry,
  type MoneyKind,
  type StatementSum,
  type StatementSums,
} from './statement/sum-statement.ts';
export {
  bangkokDayOf,
  bangkokMonthOf,
  bangkokWeekOf,
  daysOf,
  formatBangkokDay,
  formatBangkokFileTime,
  formatBangkokMonth,
  formatBangkokTime,
  isWithin,
  monthsOf,
  weeksOf,
  type Period,
} from './time/bangkok-periods.ts';
export { lastPageOf, pageSizes, pageWindow, type LoadedPage } from './paging/page-window.ts';
export { isAppleTouch, isInAppBrowser, isTouchSafari, type BrowserTraits } from './browser/in-app-browser.ts';
export { parseUrl } from './link/parse-url.ts';
export { readWebAddress } from './link/web-address.ts';
export { toContactAddress } from './link/to-contact-address.ts';
export { isLine } from './text/is-line.ts';
export { splitGraphemes, splitWords } from './text/split-text.ts';
export { isAllowedLink, readAppLink, type AllowedLinks } from './link/allowed-links.ts';
export { favouritesFirst, matchesGame } from './game/find-games.ts';
export { planLaunch, type GameCredentials, type Launch } from './game/plan-launch.ts';
export { slotNotice } from './game/slot-notice.ts';
export { bankName } from './account/bank-name.ts';
export { roundedDuration } from './time/rounded-duration.ts';
export { fromWireTime } from './time/wire-time.ts';
export { nextServerClockOffset, type Exchange } from './time/server-clock.ts';
export { fromHttpDate } from './time/http-date.ts';
export { readRetryAfter, splitWait } from './time/retry-after.ts';
export { firstSecondsLeft, formatCountdown, secondsLeft } from './time/countdown.ts';
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
export { canSpin } from './wheel/can-spin.ts';
export { findSlice, isBlankWon, type SliceName } from './wheel/find-slice.ts';
export { wheelSize } from './wheel/wheel-size.ts';
export { maxChatTextLength, readChatText, type ChatTextReading, type ChatTextRefusal } from './chat/chat-text.ts';
export {
  attachmentAccept,
  checkAttachment,
  type AttachmentCheck,
  type AttachmentKind,
  type AttachmentRefusal,
} from './chat/check-attachment.ts';
export type { Delivery } from './chat/delivery.ts';
export { mergeTimeline, type TimelineItem } from './chat/merge-timeline.ts';
export { bangkokDay, bangkokMinuteOfDay, bangkokWeek } from './time/bangkok-time.ts';
export {
  homeTiles,
  noSettings,
  noticeSeverities,
  noticesAt,
  settingsId,
  versionOf,
  versionPath,
  type DeployedVersion,
  type HomeTile,
  type OperatorNotice,
  type PageSettings,
  type TextByLanguage,
} from './settings/page-settings.ts';
export { resourceOf, type ActionName } from './actions/action-resources.ts';
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
  elapsedSince,
  hoursAndMinutes,
  isReminderDue,
  markMoment,
  playTools,
  reminderMinutes,
  type ClockMark,
  type PlayTool,
} from './play/play-time.ts';
export { breakEnd, breakLengths, runningBreak, type BreakLength } from './play/play-break.ts';
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
