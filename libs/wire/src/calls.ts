import type { ErrorCode } from '@wallet/domain';
import type { GenericSchema } from 'valibot';
import { loginAnswer, loginRequest } from './account.ts';
import { messageAnswer } from './answer.ts';
import { bannersAnswer } from './banners.ts';
import { activeBonusAnswer, bonusListAnswer, bonusMinimumAnswer, userBonusAnswer } from './bonus.ts';
import {
  chatConfigAnswer, chatHistoryAnswer, chatHistoryRequest, chatReadRequest, chatSendAnswer, chatSendRequest, uploadAnswer,
} from './chat.ts';
import { credentialsAnswer, launchAnswer } from './game-account.ts';
import { inviteListAnswer } from './invite.ts';
import {
  activeAnswer, bankListAnswer, contactAnswer, enableChatWidgetAnswer, htmlListAnswer, infoAnswer, registerOtpAnswer,
  sourceListAnswer,
} from './lookups.ts';
import { depositLookupAnswer, noticeAnswer, slipLookupAnswer, withdrawLookupAnswer } from './money-lookups.ts';
import { otpSendAnswer, otpSendRequest, otpVerifyRequest } from './otp.ts';
import { pageRequest } from './paging.ts';
import { accountNameRequest, passwordRequest, profileAnswer, profileRequest } from './profile.ts';
import { currentPromotionAnswer, promotionAnswer } from './promotion.ts';
import { qrCodeAnswer } from './qr-code.ts';
import { refundCheckAnswer, refundListAnswer } from './refund.ts';
import { registrationCheckRequest, registrationRequest } from './registration.ts';
import { couponClaimAnswer, couponClaimRequest, couponListAnswer, spinActiveAnswer, spinAnswer, spinSetupAnswer } from './spin-wheel.ts';
import { slipImageAnswer, slipListAnswer, statementAnswer } from './statement.ts';
import { amountRequest, transferAllRequest, transferRequest, trueLinkRequest } from './wallet-actions.ts';
import { walletAnswer } from './wallet.ts';

/** A file that a call takes, in the field `file` of a multipart form. */
export interface WireUpload {
  readonly kind: 'image' | 'video';
  readonly maxBytes: number;
  /** Text fields beside the file. */
  readonly fields: readonly string[];
}

/** One call of the wire: all that both sides agree on. */
export interface WireCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` stands for one percent-encoded segment. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly group: 'Lookups' | 'Account' | 'Wallet' | 'QR codes' | 'Invites and refunds' | 'Spin wheel' | 'Bonuses' | 'Statement' | 'Chat';
  /** What the JSON body has to be. */
  readonly request?: GenericSchema;
  readonly upload?: WireUpload;
  readonly answer: GenericSchema;
  /** The codes it refuses with, beside those that every call may answer. */
  readonly errors: readonly ErrorCode[];
  /** `allowed`: a member's call is answered for the member. */
  readonly login: 'none' | 'allowed' | 'needed';
  /** Also of a GET: then it is never prefetched, polled, repeated or kept. */
  readonly changes: boolean;
  /** Money moves: it takes an `Idempotency-Key`. */
  readonly money: boolean;
  readonly timeoutMs: number;
  /** A backend may do without it; the apps are built so. */
  readonly optional?: true;
}

/** Every call may answer these: wrong input, too many calls, no such thing, and what went wrong inside. */
export const commonErrors = ['KEY_MISSING', 'KEY_INVALID', 'REQUEST_LIMIT', 'NO_DATA', 'INTERNAL_SERVER_ERROR'] as const satisfies readonly ErrorCode[];

const minuteMs = 60_000;
const megabyte = 1024 * 1024;

const reading = { changes: false, money: false, timeoutMs: minuteMs, errors: [] } as const;
const changing = { ...reading, changes: true } as const;
const paying = { ...changing, money: true, login: 'needed' } as const;
const uploading = { ...changing, timeoutMs: 5 * minuteMs } as const;

const lookup = { ...reading, method: 'GET', group: 'Lookups', login: 'none' } as const;
const account = { group: 'Account' } as const;
const wallet = { group: 'Wallet', login: 'needed' } as const;
const qrCode = { group: 'QR codes', login: 'needed' } as const;
const give = { group: 'Invites and refunds', login: 'needed' } as const;
const wheel = { group: 'Spin wheel', login: 'needed' } as const;
const bonus = { group: 'Bonuses', login: 'needed' } as const;
const statement = { ...reading, group: 'Statement', login: 'needed' } as const;
const chat = { group: 'Chat', login: 'allowed', errors: ['UNAUTHORIZED'] } as const;

const game = ['NO_GAME', 'SLOT_NO_ACCOUNT'] as const;
const payout = ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'BONUS_REMAINING', 'BONUS_CONDITION', 'NO_BANK', 'BANK_ACCOUNT_CHANGED', 'NO_WALLET'] as const;

/** Every call that the apps make, and no other. */
export const calls = {
  getBanks: { ...lookup, path: '/api/lookup/banks', summary: 'Banks that a member can register with', answer: bankListAnswer },
  getDepositAccounts: { ...lookup, path: '/api/lookup/deposit', summary: 'Accounts to which deposits are sent', answer: depositLookupAnswer },
  getConditions: { ...lookup, path: '/api/lookup/conditions', summary: 'Conditions, as HTML', answer: htmlListAnswer },
  getAgreements: { ...lookup, path: '/api/lookup/agreements', summary: 'Agreements to be shown after the login, as HTML', answer: htmlListAnswer },
  getInfo: { ...lookup, path: '/api/lookup/info', summary: "The operator's name and site", answer: infoAnswer },
  getNotice: { ...lookup, path: '/api/lookup/notice', summary: 'Notice of the bonuses, with %percentFail%', answer: noticeAnswer },
  getContact: { ...lookup, path: '/api/lookup/contact', summary: 'How to reach the operator', answer: contactAnswer },
  getWithdrawalLimits: { ...lookup, login: 'allowed', path: '/api/lookup/withdraw', summary: 'Least and most of one withdrawal', answer: withdrawLookupAnswer },
  getSlipRules: { ...lookup, path: '/api/lookup/slip', summary: 'When slips are taken', answer: slipLookupAnswer },
  getSources: { ...lookup, path: '/api/lookup/sources', summary: 'Where members heard of the operator', answer: sourceListAnswer },
  getServiceActive: { ...lookup, path: '/api/lookup/active', summary: 'Is the service terminated?', answer: activeAnswer },
  getRegisterOtp: { ...lookup, path: '/api/lookup/registerOTP', summary: 'Does registering need a one-time code?', answer: registerOtpAnswer },
  getChatEnabled: { ...lookup, path: '/api/lookup/enableChatWidget', summary: 'Is there a chat with support?', answer: enableChatWidgetAnswer },

  logIn: {
    ...changing, ...account, method: 'POST', path: '/api/login', summary: 'Log in', login: 'none',
    request: loginRequest, answer: loginAnswer, errors: ['WRONG_CREDENTIAL', 'INACTIVE_USER', 'LOGIN_FAIL'],
  },
  logOut: {
    ...changing, ...account, method: 'POST', path: '/api/logout', summary: 'End the session that the token names', login: 'needed',
    answer: messageAnswer, optional: true,
  },
  checkRegistration: {
    ...reading, ...account, method: 'POST', path: '/api/account/validate', summary: 'Could this registration be taken?', login: 'none',
    request: registrationCheckRequest, answer: messageAnswer,
    errors: ['EXISTING_USER', 'EXISTING_BANK', 'INVALID_USER_INFO', 'INVALID_BANK', 'PHONE_NUMBER_REQUIRE_10_DIGIT', 'INVITE_INACTIVE', 'UNVERIFIED_OTP', 'NO_USER'],
  },
  register: {
    ...changing, ...account, method: 'POST', path: '/api/account', summary: 'Register', login: 'none',
    request: registrationRequest, answer: messageAnswer,
    errors: [
      'EXISTING_USER', 'EXISTING_BANK', 'INVALID_USER_INFO', 'INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG', 'PHONE_NUMBER_REQUIRE_10_DIGIT',
      'REGISTER_FAIL', 'GAME_ACTIVATION_FAIL', 'UNVERIFIED_OTP', 'NO_USER',
    ],
  },
  getProfile: { ...reading, ...account, method: 'GET', path: '/api/account/profile', summary: "The member's own data", login: 'needed', answer: profileAnswer },
  changeProfile: {
    ...changing, ...account, method: 'PUT', path: '/api/account/profile', summary: 'Change name and bank account', login: 'needed',
    request: profileRequest, answer: messageAnswer, errors: ['EXISTING_BANK', 'INVALID_BANK', 'INVALID_USER_INFO', 'BANK_ACCOUNT_NAME_ENG', 'UNAUTHORIZED'],
  },
  changeAccountName: {
    ...changing, ...account, method: 'PUT', path: '/api/account/bankAccountName', summary: "Change the bank account's name", login: 'needed',
    request: accountNameRequest, answer: messageAnswer, errors: ['INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG', 'NO_BANK', 'UNAUTHORIZED'],
  },
  changePassword: {
    ...changing, ...account, method: 'PUT', path: '/api/account/changepwd', summary: 'Change the password', login: 'needed',
    request: passwordRequest, answer: messageAnswer, errors: ['WRONG_PASSWORD', 'WRONG_CREDENTIAL', 'INVALID_USER_INFO'],
  },
  sendOtp: {
    ...changing, ...account, method: 'POST', path: '/api/otp/send', summary: 'Send a one-time code to a phone', login: 'none',
    request: otpSendRequest, answer: otpSendAnswer,
    errors: ['OTP_BLOCK', 'REQUEST_LIMIT_1MIN', 'OTP_VERIFIED', 'OTP_SEND_FAIL', 'PHONE_NUMBER_REQUIRE_10_DIGIT', 'EXISTING_USER', 'INVALID_USER_INFO'],
  },
  verifyOtp: {
    ...changing, ...account, method: 'POST', path: '/api/otp/verify', summary: 'Check a one-time code', login: 'none',
    request: otpVerifyRequest, answer: messageAnswer,
    errors: ['OTP_TOKEN_INVALID', 'OTP_VERIFIED', 'OTP_NOT_EXIST', 'OTP_EXPIRED', 'OTP_CODE_INVALID', 'OTP_VERIFY_FAIL', 'OTP_BLOCK'],
  },

  getWallet: { ...reading, ...wallet, method: 'GET', path: '/api/wallet', summary: 'Wallet, game accounts and bank account', answer: walletAnswer },
  refreshGameBalances: { ...changing, ...wallet, method: 'GET', path: '/api/wallet/refresh/slot', summary: 'Ask the providers for the balances', answer: messageAnswer },
  activateGame: {
    ...paying, ...wallet, method: 'GET', path: '/api/wallet/activate/{slotCode}', summary: 'Open a game account', answer: messageAnswer,
    errors: [...game, 'SLOT_ALREADY_ACTIVE', 'SLOT_ACTIVATE_FAIL'],
  },
  getGameCredentials: {
    ...reading, ...wallet, method: 'GET', path: '/api/wallet/account/{slotCode}', summary: "A game account's username and password",
    answer: credentialsAnswer, errors: game,
  },
  resetGamePassword: {
    ...paying, ...wallet, method: 'GET', path: '/api/wallet/resetpassword/{slotCode}', summary: "Give a game account a new password",
    answer: messageAnswer, errors: [...game, 'SLOT_RESET_PASSWORD_FAIL'],
  },
  addInviteBonus: {
    ...paying, ...wallet, method: 'POST', path: '/api/wallet/add', summary: 'Move an amount of the invite bonus into the wallet',
    request: amountRequest, answer: messageAnswer, errors: ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'INVITE_INACTIVE', 'NO_INVITE_BONUS', 'NO_WALLET'],
  },
  transfer: {
    ...paying, ...wallet, method: 'POST', path: '/api/wallet/transfer', summary: 'Move an amount between wallet and game accounts',
    request: transferRequest, answer: messageAnswer, errors: [...game, 'MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'TRANSFER_FAIL', 'NO_WALLET'],
  },
  transferAll: {
    ...paying, ...wallet, method: 'POST', path: '/api/wallet/transferAll', summary: 'Move everything to one place',
    request: transferAllRequest, answer: messageAnswer, errors: [...game, 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL', 'NO_WALLET'],
  },
  withdraw: {
    ...paying, ...wallet, method: 'POST', path: '/api/wallet/withdraw', summary: 'Ask for a payout out of the wallet',
    request: amountRequest, answer: messageAnswer, errors: payout,
  },
  withdrawAll: {
    ...paying, ...wallet, method: 'POST', path: '/api/wallet/withdrawAll', summary: 'Ask for a payout out of wallet and game accounts',
    request: amountRequest, answer: messageAnswer, errors: payout,
  },
  sendSlip: {
    ...uploading, ...wallet, method: 'POST', path: '/api/wallet/slip', summary: 'Send the slip of a deposit', money: true,
    upload: { kind: 'image', maxBytes: 10 * megabyte, fields: ['bankCode'] }, answer: messageAnswer,
    errors: ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'NO_BANK', 'INVALID_BANK'],
  },
  sendTrueLink: {
    ...paying, ...wallet, method: 'POST', path: '/api/wallet/truelink', summary: 'Redeem a true-money link, encrypted',
    request: trueLinkRequest, answer: messageAnswer, errors: ['TRUELINK_DUPLICATE', 'TRUELINK_INVALID'],
  },
  launchGame: {
    ...changing, ...wallet, method: 'GET', path: '/api/autoLogin/{provider}/{username}', summary: 'Where a game opens',
    answer: launchAnswer, errors: [...game, 'NOT_AREASLOT', 'NOT_UFABET', 'NO_USER', 'WRONG_CREDENTIAL'],
  },
  launchGameWithPassword: {
    ...changing, ...wallet, method: 'GET', path: '/api/autoLogin/{provider}/{username}/{password}',
    summary: 'Where a game opens, of a provider that asks for the password', answer: launchAnswer,
    errors: [...game, 'NOT_AREASLOT', 'NOT_UFABET', 'NO_USER', 'WRONG_CREDENTIAL'],
  },

  getQrCode: { ...reading, ...qrCode, method: 'GET', path: '/api/qrcode/{bankCode}', summary: 'The code that can be paid now', answer: qrCodeAnswer, errors: ['NO_BANK', 'QR_FAIL', 'INVALID_BANK'] },
  createQrCode: {
    ...paying, ...qrCode, method: 'POST', path: '/api/qrcode/{bankCode}', summary: 'Make a code for an amount',
    request: amountRequest, answer: qrCodeAnswer, errors: ['NO_BANK', 'QR_FAIL', 'INVALID_BANK', 'TRANSFER_MINIMUM'],
  },
  cancelQrCode: { ...paying, ...qrCode, method: 'DELETE', path: '/api/qrcode/{qrcodeId}', summary: 'Cancel a code', answer: messageAnswer, errors: ['QR_FAIL', 'NO_BANK'] },

  getInvites: { ...reading, ...give, method: 'POST', path: '/api/invite', summary: 'Whose play earned what', request: pageRequest, answer: inviteListAnswer },
  claimInviteBonus: {
    ...paying, ...give, method: 'GET', path: '/api/invite/bonus', summary: 'Take the invite bonus', answer: messageAnswer,
    errors: ['INVITE_COLLECT', 'INVITE_INACTIVE', 'NO_INVITE_BONUS', 'NO_INVITEE_PLAY_INFO', 'INVITE_BONUS_FAIL'],
  },
  getInviteBanners: { ...reading, ...give, method: 'GET', path: '/api/invite/banners', summary: 'Banners of the invites', answer: bannersAnswer },
  getRefunds: { ...reading, ...give, method: 'POST', path: '/api/refund', summary: 'Refunds that were received', request: pageRequest, answer: refundListAnswer },
  getRefundState: { ...reading, ...give, method: 'GET', path: '/api/refund/check', summary: 'What can be refunded now', answer: refundCheckAnswer, errors: ['REFUND_INACTIVE'] },
  receiveRefund: {
    ...paying, ...give, method: 'GET', path: '/api/refund/receive', summary: "Receive what can be refunded into the member's pot", answer: messageAnswer,
    errors: ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE', 'REFUND_MINIMUM', 'BONUS_REMAINING'],
  },
  addRefund: {
    ...paying, ...give, method: 'GET', path: '/api/refund/addWallet', summary: 'Move the refund pot into the wallet', answer: messageAnswer,
    errors: ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE', 'REFUND_MINIMUM', 'BONUS_REMAINING'],
  },
  getRefundBanners: { ...reading, ...give, method: 'GET', path: '/api/refund/banners', summary: 'Banners of the refunds', answer: bannersAnswer },

  getSpinWheel: { ...reading, ...wheel, method: 'GET', path: '/api/spinwheel/setup', summary: 'The wheel and the coins', answer: spinSetupAnswer },
  spin: {
    ...paying, ...wheel, method: 'POST', path: '/api/spinwheel/spin', summary: 'Spin the wheel', answer: spinAnswer,
    errors: ['MONEY_NOT_ENOUGH', 'INVALID_CODE'],
  },
  getCoupons: { ...reading, ...wheel, method: 'GET', path: '/api/spinwheel/coupon', summary: 'What was won and is not claimed', answer: couponListAnswer },
  claimCoupon: {
    ...paying, ...wheel, method: 'POST', path: '/api/spinwheel/coupon/claim', summary: 'Claim what was won',
    request: couponClaimRequest, answer: couponClaimAnswer,
    errors: ['NO_CLAIMABLE_COUPON', 'INVALID_PRIZE_CODE', 'INVALID_CODE', 'INVALID_COUPON_TYPE', 'COUPON_EXPIRED', 'BONUS_REMAINING'],
  },
  getSpinActive: { ...reading, ...wheel, method: 'GET', path: '/api/spinwheel/active', summary: 'Is there a wheel?', answer: spinActiveAnswer },

  getBonuses: { ...reading, ...bonus, method: 'GET', path: '/api/bonus', summary: 'Bonuses on offer', answer: bonusListAnswer },
  activateBonus: {
    ...paying, ...bonus, method: 'GET', path: '/api/bonus/activate/{code}', summary: 'Receive a bonus', answer: userBonusAnswer,
    errors: ['BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE', 'BONUS_MAX_CLAIMED', 'BONUS_CONDITION', 'BONUS_FULL', 'INVALID_CODE'],
  },
  getActiveBonus: { ...reading, ...bonus, method: 'GET', path: '/api/bonus/check/active', summary: 'Is a bonus active?', answer: activeBonusAnswer },
  getBonusMinimum: { ...reading, ...bonus, method: 'GET', path: '/api/bonus/check/minimum', summary: 'Below which balance a bonus can be ended', answer: bonusMinimumAnswer },
  clearBonus: {
    ...paying, ...bonus, method: 'GET', path: '/api/bonus/clear', summary: 'End the active bonus', answer: messageAnswer,
    errors: ['BONUS_CONDITION', 'BONUS_REMAINING'],
  },
  getCurrentPromotion: { ...reading, ...bonus, method: 'GET', path: '/api/promotion/current', summary: 'The promotion in use', answer: currentPromotionAnswer, errors: ['NO_PROMOTION'] },
  findPromotion: { ...reading, ...bonus, method: 'GET', path: '/api/promotion/find/{code}', summary: 'Look a promotion up by its code', answer: promotionAnswer, errors: ['NO_PROMOTION'] },
  activatePromotion: {
    ...paying, ...bonus, method: 'GET', path: '/api/promotion/activate/{code}', summary: 'Receive a promotion', answer: messageAnswer,
    errors: ['NO_PROMOTION', 'PROMOTION_RECEIVED', 'BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE', 'BONUS_MAX_CLAIMED', 'BONUS_CONDITION', 'BONUS_FULL'],
  },

  getStatement: { ...statement, method: 'POST', path: '/api/statement', summary: 'Movements of money, newest first', request: pageRequest, answer: statementAnswer },
  getSlips: { ...statement, method: 'POST', path: '/api/statement/slip', summary: 'Slips that were sent, newest first', request: pageRequest, answer: slipListAnswer },
  getSlipImage: { ...statement, method: 'GET', path: '/api/statement/slip/reference/{reference}', summary: "Where a slip's picture is", answer: slipImageAnswer },

  getChatConfig: { ...reading, ...chat, method: 'GET', path: '/api/chat/config', summary: 'Which rooms a socket joins', answer: chatConfigAnswer, errors: [] },
  sendChatMessage: { ...changing, ...chat, method: 'POST', path: '/api/chat/send-message', summary: 'Say something', request: chatSendRequest, answer: chatSendAnswer },
  getChatHistory: { ...reading, ...chat, method: 'POST', path: '/api/chat/history', summary: 'What was said, newest first', request: chatHistoryRequest, answer: chatHistoryAnswer },
  uploadChatImage: {
    ...uploading, ...chat, method: 'POST', path: '/api/chat/upload-image', summary: 'Upload a picture for the chat',
    upload: { kind: 'image', maxBytes: 10 * megabyte, fields: [] }, answer: uploadAnswer, errors: [],
  },
  uploadChatVideo: {
    ...uploading, ...chat, method: 'POST', path: '/api/chat/upload-video', summary: 'Upload a film for the chat',
    upload: { kind: 'video', maxBytes: 20 * megabyte, fields: [] }, answer: uploadAnswer, errors: [],
  },
  markChatRead: { ...changing, ...chat, method: 'PUT', path: '/api/chat/read-customer/', summary: 'Everything was read', request: chatReadRequest, answer: messageAnswer },
} as const satisfies Record<string, WireCall>;

export type CallName = keyof typeof calls;
