import type { OperationId } from '@wallet/contract/operations';
import {
  amount, fields, figure, flag, id, isRecord, kept, link, listed, lookupFlag, maybe, named, nullable, numberFor, returningId, status, time,
  unordered, type Form,
} from './forms.ts';
import type { Random } from './random.ts';

/*
 * What the specification leaves open of each answer, and nothing else: names of fields, words that it lists (SUCCESS, LAK,
 * WALLET) and the order of a history stay. Money is never left out, since then no two backends would say the same.
 */

const text = kept;
const bankName = fields({ nameTH: text, nameEN: maybe(text) });

const bankAccount = fields({ bankAccountName: text, bankAccountNo: text, bankCode: text, bank: bankName });

const slot = fields({
  code: text, name: text, category: text, amount, isActive: flag, ftWalletSlot: figure, logo: nullable, background: nullable, web: link,
  android: link, ios: link,
});

const banner = fields({ image: nullable, html: nullable });
const banners = listed(banner);

const userBonus = fields({ _id: id, isActive: flag, received: unordered(fields({ updatedAt: time })) });

const bonus = fields({ code: text, type: text, maxReceived: figure, percentFail: figure, banners, userBonus });

const promotion = fields({ code: text, percentFail: figure, description: text });

/** The promotion alone, or under its name. */
const oneOf = (name: string, form: Form): Form => (value, random, at) => {
  if (!isRecord(value)) return value;
  const written = form(value[name], random, at);
  return isRecord(written) && random.onceIn(2) ? written : { ...value, [name]: written };
};

/** A record that an entry is linked with: none may be left out, be null or be empty. */
const linked: Form = (value, random, at) => (isRecord(value) ? fields({ description: text })(value, random, at) : value);

const linkedKinds = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

const statementRow: Form = (value, random, at) => {
  const written = fields({
    statementType: text, from: text, to: text, amount, status, createdAt: time, bonus: linked, promotion: linked, invite: linked,
    refund: linked, luckydraw: linked,
  })(value, random, at);
  const none = Object.fromEntries(linkedKinds.filter(() => random.onceIn(3)).map((kind) => [kind, random.pick([null, ''])]));
  return isRecord(written) ? { ...none, ...written } : written;
};

const slip = fields({ createdAt: time, amount, status, note: nullable, link: nullable, reference: returningId });

const qrCode: Form = (value, random, at) => {
  if (!isRecord(value)) return value;
  const isThere = value['hasQrcode'] === true;
  if (isThere) return fields({ hasQrcode: flag, qrcodeId: returningId, amount, expireIn: time, message: nullable })(value, random, at);
  return fields({ hasQrcode: flag, qrcodeId: nullable, qrcode: nullable, amount: nullable, expireIn: nullable, message: nullable })(value, random, at);
};

/** What is available: an amount, or only whether there is something. */
const available: Form = (value, random, at) => (typeof value === 'number' && random.onceIn(3) ? value > 0 : amount(value, random, at));

/** How this run names a prize: by its slice's code, by its label, or by an id of the slice's own. */
const prizeNaming = (random: Random) => random.settled('prize').pick(['code', 'label', 'id'] as const);

const slice: Form = (value, random, at) => {
  const written = fields({ label: text, htmlDescription: nullable })(value, random, at);
  return isRecord(written) && prizeNaming(random) === 'id' ? { ...written, id: numberFor(random.seed, String(written['code'])) } : written;
};

const prize: Form = (value, random) => {
  if (!isRecord(value)) return value;
  const code = String(value['slice']);
  const names = { code, label: value['name'], id: numberFor(random.seed, code) };
  return { ...value, slice: names[prizeNaming(random)] };
};

const chatItem = fields({ _id: id, createdAt: time, session_id: nullable, guestId: nullable, userId: nullable, username: nullable, name: nullable });

/** What an action says when it is done: the specification names no more than a message, and that of a few. */
export const acted: Form = (value, random) =>
  isRecord(value) ? random.pick<() => unknown>([() => value, () => ({ ...value, message: random.pick(['SUCCESS', 'OK']) }), () => ({ ...value, __v: 0 })])() : value;

export const operations: Readonly<Partial<Record<OperationId, Form>>> = {
  getBanks: named('banks', unordered(fields({ code: text, nameTH: text, nameEN: maybe(text) }))),
  getSources: named('sources', listed(fields({ code: text, description: text }))),
  getDepositAccounts: fields({
    banks: unordered(fields({ bankType: nullable, bank: bankName, bankAccountName: text, bankAccountNo: nullable })),
    wallets: unordered(fields({})),
    isManual: flag,
  }),
  getConditions: named('conditions', listed(text)),
  getAgreements: named('agreements', listed(text)),
  getInfo: fields({ name: text, website: maybe(text) }),
  getNotice: fields({ notice: text }),
  getContact: fields({ contactText: text, lineLink: link, lineName: text, lineQR: maybe(text) }),
  getWithdrawalLimits: fields({ withdrawMin: amount, withdrawMax: amount }),
  getSlipRules: fields({ uploadWithinMinutes: figure, qrMinutes: figure }),
  getServiceActive: fields({ terminated: flag }),
  getRegisterOtp: lookupFlag('registerOTP'),
  getChatEnabled: lookupFlag('enableChatWidget'),

  logIn: fields({}),
  checkRegistration: acted,
  register: acted,
  getProfile: fields({ profile: fields({ _id: id, createdAt: time }), bankAccount }),
  changeProfile: acted,
  changeAccountName: acted,
  changePassword: acted,
  sendOtp: fields({}),

  getWallet: fields({
    profile: fields({ _id: id, coin: figure }), bankAccount, wallet: fields({ amount }), invite: fields({ amount, success: figure, fail: figure }),
    slots: unordered(slot),
  }),
  refreshGameBalances: acted,
  activateGame: acted,
  getGameCredentials: (value, random, at) => {
    const written = fields({})(value, random, at);
    return isRecord(written) && !('event' in written) && random.onceIn(2) ? { ...written, event: random.pick([null, {}]) } : written;
  },
  resetGamePassword: acted,
  addInviteBonus: acted,
  transfer: acted,
  transferAll: acted,
  withdraw: acted,
  withdrawAll: acted,
  sendSlip: acted,
  sendTrueLink: acted,
  launchGame: fields({ link }),
  launchGameWithPassword: fields({ link }),

  getQrCode: qrCode,
  createQrCode: qrCode,
  cancelQrCode: acted,

  getInvites: fields({ total: figure, invites: unordered(fields({ from: fields({}), amount, createdAt: time })) }),
  claimInviteBonus: acted,
  getInviteBanners: named('banners', banners),
  getRefunds: fields({ total: figure, refunds: unordered(fields({ refundAmount: amount, createdAt: time })) }),
  getRefundState: fields({ result: available, bonus: flag, refundAmount: amount, refundSuccess: figure, refundFail: figure }),
  receiveRefund: acted,
  addRefund: acted,
  getRefundBanners: named('banners', banners),

  getSpinActive: fields({ active: flag }),
  getSpinWheel: fields({ slices: listed(slice), userCoin: figure }),
  spin: fields({ success: flag, remainingCoin: figure }),
  getCoupons: unordered(fields({ prize, amount: figure })),
  claimCoupon: fields({ success: flag }),

  getBonuses: named('bonuses', unordered(bonus)),
  activateBonus: userBonus,
  getActiveBonus: fields({ status: flag, type: nullable }),
  getBonusMinimum: fields({ minimum: amount }),
  clearBonus: acted,
  getCurrentPromotion: oneOf('promotion', promotion),
  findPromotion: oneOf('promotion', promotion),
  activatePromotion: acted,

  getStatement: fields({ total: figure, statements: unordered(statementRow) }),
  getSlips: fields({ total: figure, slips: unordered(slip) }),
  getSlipImage: fields({ url: link }),

  getChatConfig: fields({}),
  sendChatMessage: fields({ _id: id, createdAt: time }),
  getChatHistory: listed(chatItem),
  uploadChatImage: fields({}),
  uploadChatVideo: fields({}),
  markChatRead: acted,
};
