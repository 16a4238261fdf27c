export { errorAnswer, messageAnswer, saidAnswer, type ErrorAnswer, type MessageAnswer, type SaidAnswer } from './schemas/answer.ts';
export {
  activeAnswer, bankListAnswer, contactAnswer, enableChatWidgetAnswer, htmlListAnswer, infoAnswer, registerOtpAnswer,
  sourceListAnswer, type ContactAnswer, type InfoAnswer,
} from './schemas/lookups.ts';
export { loginAnswer, loginRequest, type LoginAnswer, type LoginRequest } from './schemas/account.ts';
export { walletAnswer, type SlotAnswer, type WalletAnswer } from './schemas/wallet.ts';
export { idempotencyHeader, markerHeader } from './headers.ts';
export { requestTimeoutMs, uploadTimeoutMs } from './timeouts.ts';
export {
  depositLookupAnswer, noticeAnswer, slipLookupAnswer, withdrawLookupAnswer, type DepositLookupAnswer,
  type NoticeAnswer, type SlipLookupAnswer, type WithdrawLookupAnswer,
} from './schemas/money-lookups.ts';
export {
  accountNameRequest, passwordRequest, profileAnswer, profileRequest, type AccountNameRequest, type PasswordRequest,
  type ProfileAnswer, type ProfileRequest,
} from './schemas/profile.ts';
export {
  registrationCheckRequest, registrationRequest, type RegistrationCheckRequest, type RegistrationRequest,
} from './schemas/registration.ts';
export {
  otpSendAnswer, otpSendRequest, otpVerifyRequest, type OtpSendAnswer, type OtpSendRequest, type OtpVerifyRequest,
} from './schemas/otp.ts';
export { pageRequest, type PageRequest } from './schemas/paging.ts';
export {
  amountRequest, transferAllRequest, transferRequest, trueLinkRequest, type AmountRequest, type TransferAllRequest,
  type TransferRequest, type TrueLinkRequest,
} from './schemas/wallet-actions.ts';
export { credentialsAnswer, launchAnswer, type CredentialsAnswer, type LaunchAnswer } from './schemas/game-account.ts';
export { qrCodeAnswer, type QrCodeAnswer } from './schemas/qr-code.ts';
export { bannersAnswer, type BannersAnswer } from './schemas/banners.ts';
export { inviteListAnswer, type InviteListAnswer } from './schemas/invite.ts';
export { refundCheckAnswer, refundListAnswer, type RefundCheckAnswer, type RefundListAnswer } from './schemas/refund.ts';
export {
  activeBonusAnswer, bonusListAnswer, bonusMinimumAnswer, userBonusAnswer, type ActiveBonusAnswer,
  type BonusListAnswer, type BonusMinimumAnswer, type UserBonusAnswer,
} from './schemas/bonus.ts';
export {
  currentPromotionAnswer, promotionAnswer, type CurrentPromotionAnswer, type PromotionAnswer,
} from './schemas/promotion.ts';
export {
  slipImageAnswer, slipListAnswer, statementAnswer, type SlipImageAnswer, type SlipListAnswer, type StatementAnswer,
} from './schemas/statement.ts';
export {
  couponClaimAnswer, couponClaimRequest, couponListAnswer, spinActiveAnswer, spinAnswer,
  spinSetupAnswer, type CouponClaimAnswer, type CouponClaimRequest, type CouponListAnswer, type CouponRows,
  type SpinActiveAnswer, type SpinAnswer, type SpinSetupAnswer,
} from './schemas/spin-wheel.ts';
export {
  chatConfigAnswer, chatEvents, chatHistoryAnswer, chatHistoryRequest, chatItemAnswer, chatJoin, chatReadRequest,
  chatSendAnswer, chatSendRequest, uploadAnswer, type ChatConfigAnswer, type ChatHistoryAnswer, type ChatHistoryRequest,
  type ChatItemAnswer, type ChatJoin, type ChatReadRequest, type ChatSendAnswer, type ChatSendRequest,
  type UploadAnswer,
} from './schemas/chat.ts';
