import type { OperationId } from '@wallet/contract/operations';
import {
  absent,
  amount,
  appLink,
  drawing,
  fields,
  figure,
  flag,
  id,
  isRecord,
  stored,
  link,
  listed,
  lookupFlag,
  maybe,
  maybeEmpty,
  named,
  noneOf,
  nullable,
  numberFor,
  otherThan,
  picture,
  returningId,
  status,
  time,
  unordered,
  type Form,
} from './forms.ts';
import type { Random } from './random.ts';

/*
 * What the specification leaves open of each answer, and nothing else: names of fields, words that it lists (SUCCESS, LAK,
 * WALLET) and the order of a history stay. Money is never left out, since then no two backends would say the same.
 */

const text = stored;
const bankName = fields({ nameTH: text, nameEN: maybe(text) });

const bankAccount = fields({ bankAccountName: text, bankAccountNo: text, bankCode: text, bank: bankName });

/** What amounts are in. Kip is the Laos build's first currency, so that it need not be named; elsewhere it is baht, which nobody names. */
const currency: Form = (value, random) => (value === 'LAK' ? random.pick<unknown>([value, absent, null, '']) : value);

const openSlot = fields({
  code: text,
  name: text,
  category: text,
  amount,
  isActive: flag,
  ftWalletSlot: figure,
  logo: picture,
  background: picture,
  web: link,
  android: appLink('market://details?id=com.example.game'),
  ios: appLink('itms-apps://apps.apple.com/app/id1234567890'),
});

/** An account that is not open has no balance. */
const slot: Form = (value, random, at) =>
  openSlot(isRecord(value) && value['isActive'] === false && random.onceIn(2) ? { ...value, amount: null } : value, random, at);

const banner = fields({ image: nullable, html: nullable });
const banners = listed(banner);

const userBonus = fields({ _id: id, isActive: flag, received: maybeEmpty(unordered(fields({ updatedAt: time }))) });

const bonus = noneOf(
  ['userBonus'],
  fields({ code: text, type: text, maxReceived: figure, percentFail: figure, banners: maybeEmpty(banners), userBonus }),
);

const promotion = fields({ code: text, percentFail: figure, description: text });

/** Whether money is credited by itself. */
const mode = otherThan('AUTO', ['MANUAL', 'SEMI', '', null, absent]);

/** The promotion alone, or under its name. */
const oneOf =
  (name: string, form: Form): Form =>
  (value, random, at) => {
    if (!isRecord(value)) return value;
    const written = form(value[name], random, at);
    return isRecord(written) && random.onceIn(2) ? written : { ...value, [name]: written };
  };

/** A record that an entry is linked with, or its description alone: none may be left out, be null or be empty. */
const linked: Form = (value, random, at) => {
  if (!isRecord(value)) return value;
  return random.onceIn(4) ? value['description'] : fields({ description: text })(value, random, at);
};

const linkedKinds = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

const statementRow = noneOf(
  linkedKinds,
  fields({
    statementType: text,
    from: text,
    to: text,
    amount,
    status,
    createdAt: time,
    bonus: linked,
    promotion: linked,
    invite: linked,
    refund: linked,
    luckydraw: linked,
  }),
);

/** How many there are: only of the statement does the specification say that it is told. */
const maybeTotal = maybe(figure);

const slip = fields({ createdAt: time, amount, status, note: nullable, link: nullable, reference: returningId });

const qrCode: Form = (value, random, at) => {
  if (!isRecord(value)) return value;
  const isThere = value['hasQrcode'] === true;
  if (isThere)
    return fields({ hasQrcode: flag, qrcodeId: returningId, qrcode: drawing, amount, expireIn: time, message: nullable })(
      value,
      random,
      at,
    );
  return fields({ hasQrcode: flag, qrcodeId: nullable, qrcode: nullable, amount: nullable, expireIn: nullable, message: nullable })(
    value,
    random,
    at,
  );
};

/** What is available: an amount, or only whether there is something. */
const available: Form = (value, random, at) => (typeof value === 'number' && random.onceIn(3) ? value > 0 : amount(value, random, at));

/** Whether a bonus stands in the way: a switch, or that bonus itself. */
const blocking: Form = (value, random, at) => {
  if (random.onceIn(2)) return flag(value, random, at);
  return value === true ? { type: 'limit', isActive: true } : null;
};

/** How this run names a prize: by its slice's code, by its label, by an id of the slice's own, by the slice itself, or by nothing but its name. */
const prizeNaming = (random: Random) => random.settled('prize').pick(['code', 'label', 'id', 'slice', 'name'] as const);

const slice: Form = (value, random, at) => {
  const written = fields({ label: text, bgColor: maybe(text), textColor: maybe(text), htmlDescription: nullable })(value, random, at);
  return isRecord(written) && prizeNaming(random) === 'id' ? { ...written, id: numberFor(random.seed, String(written['code'])) } : written;
};

const prize: Form = (value, random) => {
  if (!isRecord(value)) return value;
  const code = String(value['slice']);
  const naming = prizeNaming(random);
  if (naming === 'name') return { name: value['name'] };
  const names = { code, label: value['name'], id: numberFor(random.seed, code), slice: { code, label: value['name'] } };
  return { ...value, slice: names[naming] };
};

/** What was won, beside the rest or in a result of its own; by the id of its slice where this run names prizes so. */
const spun: Form = (value, random, at) => {
  const written = fields({ success: flag, remainingCoin: figure })(value, random, at);
  if (!isRecord(written) || !isRecord(value) || value['success'] !== true) return written;
  const { code: own, label, success, remainingCoin, ...more } = written;
  const code = prizeNaming(random) === 'id' ? numberFor(random.seed, String(own)) : own;
  return random
    .settled('spin')
    .pick<() => unknown>([
      () => ({ ...more, success, code, label, remainingCoin }),
      () => ({ ...more, success, result: { code, label }, remainingCoin }),
      () => ({ ...more, success, result: code, label, remainingCoin }),
      () => ({ ...more, result: { code, label, remainingCoin } }),
    ])();
};

const chatItem = fields({
  _id: id,
  sender: otherThan('customer', ['admin', 'BOT', 'support']),
  createdAt: time,
  session_id: nullable,
  guestId: nullable,
  userId: nullable,
  username: nullable,
  name: nullable,
});

/** What an action says when it is done: the specification names no more than a message, and that of a few. */
const acted: Form = (value, random, at) =>
  isRecord(value)
    ? random.pick<() => unknown>([
        () => value,
        () => ({ ...value, message: random.pick(['SUCCESS', 'OK']) }),
        () => ({ ...value, __v: 0 }),
        () => ({ ...value, success: flag(true, random, at), error: random.pick<unknown>([null, '', false]) }),
        () => ({ code: 'SUCCESS', data: null, ...value }),
      ])()
    : value;

export const operations: Readonly<Partial<Record<OperationId, Form>>> = {
  getBanks: named('banks', unordered(fields({ code: text, nameTH: text, nameEN: maybe(text) }))),
  getSources: named('sources', listed(fields({ code: text, description: text }))),
  getDepositAccounts: fields({
    banks: unordered(
      noneOf(
        ['bankType', 'currency'],
        fields({ bankType: nullable, mode, bank: bankName, bankAccountName: text, bankAccountNo: nullable, currency }),
      ),
    ),
    wallets: unordered(fields({ mode })),
    isManual: flag,
  }),
  getConditions: named('conditions', listed(text)),
  getAgreements: named('agreements', listed(text)),
  getInfo: fields({ name: text, website: maybe(text) }),
  getNotice: (value, random, at) => (isRecord(value) && random.onceIn(3) ? value['notice'] : fields({ notice: text })(value, random, at)),
  getContact: fields({
    contactText: text,
    lineLink: maybe(appLink('line://ti/p/@support'), 6),
    lineName: maybe(text, 6),
    lineQR: maybe(text),
  }),
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
    profile: fields({ _id: id, coin: figure }),
    bankAccount,
    wallet: noneOf(['currency'], fields({ amount, currency })),
    invite: fields({ amount, success: figure, fail: figure }),
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

  getInvites: fields({ total: maybeTotal, invites: unordered(fields({ from: fields({}), amount, createdAt: time })) }),
  claimInviteBonus: acted,
  getInviteBanners: named('banners', banners),
  getRefunds: fields({ total: maybeTotal, refunds: unordered(fields({ refundAmount: amount, createdAt: time })) }),
  getRefundState: fields({
    result: available,
    bonus: blocking,
    info: nullable,
    refundAmount: amount,
    refundSuccess: figure,
    refundFail: figure,
  }),
  receiveRefund: acted,
  addRefund: acted,
  getRefundBanners: named('banners', banners),

  getSpinActive: fields({ active: flag }),
  getSpinWheel: fields({ slices: listed(slice), userCoin: figure }),
  spin: spun,
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
  getSlips: fields({ total: maybeTotal, slips: unordered(slip) }),
  getSlipImage: fields({ url: link }),

  getChatConfig: fields({}),
  sendChatMessage: fields({ _id: id, createdAt: time }),
  getChatHistory: listed(chatItem),
  uploadChatImage: fields({}),
  uploadChatVideo: fields({}),
  markChatRead: acted,
};
