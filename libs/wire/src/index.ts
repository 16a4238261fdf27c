export { errorAnswer, messageAnswer, type ErrorAnswer, type MessageAnswer } from './answer.ts';
export {
  activeAnswer, bankListAnswer, contactAnswer, enableChatWidgetAnswer, htmlListAnswer, infoAnswer, registerOtpAnswer,
  sourceListAnswer, type ContactAnswer, type InfoAnswer,
} from './lookups.ts';
export { loginAnswer, loginRequest, type LoginAnswer, type LoginRequest } from './account.ts';
export { slotAnswer, walletAnswer, type SlotAnswer, type WalletAnswer } from './wallet.ts';
export { idempotencyHeader, markerHeader } from './headers.ts';
export {
  depositLookupAnswer, noticeAnswer, slipLookupAnswer, withdrawLookupAnswer, type DepositLookupAnswer,
  type NoticeAnswer, type SlipLookupAnswer, type WithdrawLookupAnswer,
} from './money-lookups.ts';
export { profileAnswer, type ProfileAnswer } from './profile.ts';
export {
  registrationCheckRequest, registrationRequest, type RegistrationCheckRequest, type RegistrationRequest,
} from './registration.ts';
