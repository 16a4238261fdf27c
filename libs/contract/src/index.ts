export { errorResponse, messageResponse, envelope, type MessageResponse, type Envelope } from './schemas/response.ts';
export type { ContactResponse, InfoResponse } from './schemas/lookups.ts';
export { loginResponse, type LoginResponse, type LoginRequest } from './schemas/account.ts';
export { walletResponse, type SlotResponse, type WalletResponse } from './schemas/wallet.ts';
export { idempotencyHeader, markerHeader } from './headers.ts';
export { requestTimeoutMs, uploadTimeoutMs, type OperationRow, type Params } from './operation.ts';
export {
  depositLookupResponse,
  type DepositLookupResponse,
  type SlipLookupResponse,
  type WithdrawLookupResponse,
} from './schemas/money-lookups.ts';
export {
  profileResponse,
  type AccountNameRequest,
  type PasswordRequest,
  type ProfileResponse,
  type ProfileRequest,
} from './schemas/profile.ts';
export type { RegistrationCheckRequest, RegistrationRequest } from './schemas/registration.ts';
export { otpSendResponse, type OtpSendResponse, type OtpSendRequest, type OtpVerifyRequest } from './schemas/otp.ts';
export type { PageRequest } from './schemas/paging.ts';
export type { TransferRequest } from './schemas/wallet-actions.ts';
export { launchResponse, type CredentialsResponse } from './schemas/game-account.ts';
export { qrCodeResponse, type QrCodeResponse } from './schemas/qr-code.ts';
export type { BannersResponse } from './schemas/banners.ts';
export type { InviteListResponse } from './schemas/invite.ts';
export type { RefundCheckResponse, RefundListResponse } from './schemas/refund.ts';
export type { ActiveBonusResponse, BonusListResponse, BonusMinimumResponse, UserBonusResponse } from './schemas/bonus.ts';
export { promotionResponse, type CurrentPromotionResponse, type PromotionResponse } from './schemas/promotion.ts';
export { slipImageResponse, slipListResponse, type SlipListResponse, type StatementResponse } from './schemas/statement.ts';
export {
  couponClaimResponse,
  spinResponse,
  type CouponClaimResponse,
  type CouponListResponse,
  type CouponRows,
  type SpinResponse,
  type SpinSetupResponse,
} from './schemas/spin-wheel.ts';
export {
  chatConfigResponse,
  chatEvents,
  chatHistoryResponse,
  chatItem,
  chatJoin,
  chatSendResponse,
  chatSendRequest,
  uploadResponse,
  type ChatHistoryResponse,
  type ChatHistoryRequest,
  type ChatItem,
  type ChatReadRequest,
  type ChatSendResponse,
  type ChatSendRequest,
} from './schemas/chat.ts';
