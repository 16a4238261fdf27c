export { errorResponse, messageResponse, envelope, type ErrorResponse, type MessageResponse, type Envelope } from './schemas/response.ts';
export {
  activeResponse,
  bankListResponse,
  contactResponse,
  enableChatWidgetResponse,
  htmlListResponse,
  infoResponse,
  registerOtpResponse,
  sourceListResponse,
  type ContactResponse,
  type InfoResponse,
} from './schemas/lookups.ts';
export { loginResponse, loginRequest, type LoginResponse, type LoginRequest } from './schemas/account.ts';
export { walletResponse, type SlotResponse, type WalletResponse } from './schemas/wallet.ts';
export { idempotencyHeader, markerHeader } from './headers.ts';
export type { OperationRow, Params } from './operation.ts';
export { requestTimeoutMs, uploadTimeoutMs } from './timeouts.ts';
export {
  depositLookupResponse,
  noticeResponse,
  slipLookupResponse,
  withdrawLookupResponse,
  type DepositLookupResponse,
  type NoticeResponse,
  type SlipLookupResponse,
  type WithdrawLookupResponse,
} from './schemas/money-lookups.ts';
export {
  accountNameRequest,
  passwordRequest,
  profileResponse,
  profileRequest,
  type AccountNameRequest,
  type PasswordRequest,
  type ProfileResponse,
  type ProfileRequest,
} from './schemas/profile.ts';
export {
  registrationCheckRequest,
  registrationRequest,
  type RegistrationCheckRequest,
  type RegistrationRequest,
} from './schemas/registration.ts';
export {
  otpSendResponse,
  otpSendRequest,
  otpVerifyRequest,
  type OtpSendResponse,
  type OtpSendRequest,
  type OtpVerifyRequest,
} from './schemas/otp.ts';
export { pageRequest, type PageRequest } from './schemas/paging.ts';
export {
  amountRequest,
  transferAllRequest,
  transferRequest,
  trueLinkRequest,
  type AmountRequest,
  type TransferAllRequest,
  type TransferRequest,
  type TrueLinkRequest,
} from './schemas/wallet-actions.ts';
export { credentialsResponse, launchResponse, type CredentialsResponse, type LaunchResponse } from './schemas/game-account.ts';
export { qrCodeResponse, type QrCodeResponse } from './schemas/qr-code.ts';
export { bannersResponse, type BannersResponse } from './schemas/banners.ts';
export { inviteListResponse, type InviteListResponse } from './schemas/invite.ts';
export { refundCheckResponse, refundListResponse, type RefundCheckResponse, type RefundListResponse } from './schemas/refund.ts';
export {
  activeBonusResponse,
  bonusListResponse,
  bonusMinimumResponse,
  userBonusResponse,
  type ActiveBonusResponse,
  type BonusListResponse,
  type BonusMinimumResponse,
  type UserBonusResponse,
} from './schemas/bonus.ts';
export { currentPromotionResponse, promotionResponse, type CurrentPromotionResponse, type PromotionResponse } from './schemas/promotion.ts';
export {
  slipImageResponse,
  slipListResponse,
  statementResponse,
  type SlipImageResponse,
  type SlipListResponse,
  type StatementResponse,
} from './schemas/statement.ts';
export {
  couponClaimResponse,
  couponClaimRequest,
  couponListResponse,
  spinActiveResponse,
  spinResponse,
  spinSetupResponse,
  type CouponClaimResponse,
  type CouponClaimRequest,
  type CouponListResponse,
  type CouponRows,
  type SpinActiveResponse,
  type SpinResponse,
  type SpinSetupResponse,
} from './schemas/spin-wheel.ts';
export {
  chatConfigResponse,
  chatEvents,
  chatHistoryResponse,
  chatHistoryRequest,
  chatItem,
  chatJoin,
  chatReadRequest,
  chatSendResponse,
  chatSendRequest,
  uploadResponse,
  type ChatConfigResponse,
  type ChatHistoryResponse,
  type ChatHistoryRequest,
  type ChatItem,
  type ChatJoin,
  type ChatReadRequest,
  type ChatSendResponse,
  type ChatSendRequest,
  type UploadResponse,
} from './schemas/chat.ts';
