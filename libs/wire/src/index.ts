export { errorAnswer, messageAnswer, type ErrorAnswer, type MessageAnswer } from './answer.ts';
export {
  activeAnswer, bankListAnswer, contactAnswer, enableChatWidgetAnswer, htmlListAnswer, infoAnswer, registerOtpAnswer,
  sourceListAnswer, type ContactAnswer, type InfoAnswer,
} from './lookups.ts';
export { loginAnswer, loginRequest, type LoginAnswer, type LoginRequest } from './account.ts';
export { slotAnswer, walletAnswer, type SlotAnswer, type WalletAnswer } from './wallet.ts';
export { idempotencyHeader, markerHeader } from './headers.ts';
