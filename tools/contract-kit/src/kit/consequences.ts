import type { OperationId } from '@wallet/contract/operations';
import { offersQr, readWireText } from '@wallet/domain';
import type { FieldKindName } from './field-kinds.ts';

/** What comes first: money, then whether members get in, then the rest. */
export const harms = ['money', 'login', 'rest'] as const;
export type Harm = (typeof harms)[number];

/** A field of a response. */
export interface FieldRow {
  readonly kind: FieldKindName;
  /** What members see if it is absent, unreadable or wrong. */
  readonly sees: string;
  /** Without it something does not work. */
  readonly isNeeded: boolean;
  /** Without it a screen says less, so that its absence is worth a note. */
  readonly isExpected: boolean;
  /** Whether an entry of a list is without the field, by its other fields. */
  readonly isUnused?: (entry: Readonly<Record<string, unknown>>) => boolean;
}

interface Consequences {
  readonly harm: Harm;
  /** What members see if the operation does not work. */
  readonly sees: string;
  /** By path; `[]` stands for every entry of a list. */
  readonly fields: Readonly<Record<string, FieldRow>>;
  /** A switch that says whether there is anything. If it is off, nothing is needed. */
  readonly onlyIf?: string;
}

const need = (kind: FieldKindName, sees: string): FieldRow => ({ kind, sees, isNeeded: true, isExpected: true });
const may = (kind: FieldKindName, sees: string): FieldRow => ({ kind, sees, isNeeded: false, isExpected: true });
const free = (kind: FieldKindName, sees: string): FieldRow => ({ kind, sees, isNeeded: false, isExpected: false });
const reads = (harm: Harm, sees: string, fields: Consequences['fields']): Consequences => ({ harm, sees, fields });
const acts = (harm: Harm, sees: string): Consequences =>
  reads(harm, sees, { message: free('text', 'The words of the answer are missing or look broken.') });

const unknownOutcome = 'Members are told that the outcome is not known. The form stays locked while the app checks the statement.';
const noTime = 'The time is shown as "-", or is wrong.';
const noPicture = 'The picture is missing.';
const wrongPages = 'Members cannot turn the pages, or see the same ones again.';

const bankAccount = {
  'bankAccount.bankAccountName': need('text', 'The name of the account to which withdrawals go is missing.'),
  'bankAccount.bankAccountNo': need('ownAccount', 'The account to which withdrawals go has no number.'),
  'bankAccount.bankCode': need('code', 'The bank has no mark, and the name of the account cannot be corrected.'),
  'bankAccount.bank.nameTH': need('text', 'The bank to which withdrawals go has no name.'),
  'bankAccount.bank.nameEN': may('text', 'The bank has no English name.'),
};

const userBonus = (at: string) => ({
  [`${at}_id`]: may('id', 'Nothing that can be seen.'),
  [`${at}isActive`]: need('switch', 'An active bonus is not marked, and members do not see why a withdrawal is refused.'),
  [`${at}received[].updatedAt`]: need('pastTime', 'A bonus that was claimed today or this week is offered again.'),
});

const qrCode = {
  hasQrcode: may('switch', 'The code is missing, or an empty box is shown instead.'),
  qrcodeId: need('id', 'The code cannot be cancelled, so another amount cannot be requested.'),
  qrcode: need('qrMarkup', 'There is no code that can be scanned. A code with a wrong account or amount costs members their money.'),
  amount: need('amount', 'The amount to pay is shown as "-".'),
  expireIn: need(
    'expiry',
    'The countdown is missing, ends immediately or runs for hours: members pay with a code that has expired, or see none.',
  ),
  message: may('text', 'The reason why there is no code is missing or looks broken.'),
};

const promotion = {
  'promotion.code': need('id', 'A promotion that was found cannot be claimed.'),
  'promotion.percentFail': may('figure', 'The percentage of a promotion is shown as "-".'),
  'promotion.description': may('html', 'A promotion has no description.'),
};

const banners = { '[].image': may('picture', noPicture), '[].html': may('html', 'The text of a banner is missing.') };
const marks = (at: string) =>
  Object.fromEntries(
    ['code', '_id', 'id', 'label', 'name'].map((name) => [
      `${at}${name}`,
      free(name === 'code' ? 'code' : 'mark', 'A prize cannot be told from others.'),
    ]),
  );
const cause = (name: string) => ({ [`statements[].${name}.description`]: free('text', 'A transaction does not say what it was for.') });
const verdict = {
  success: free('switch', unknownOutcome),
  error: free('anything', 'The reason for a refusal is missing.'),
  message: free('anything', 'The reason for a refusal is missing.'),
};

/** What members see when an operation or one of its fields is wrong. An operation or field without a row fails a test. */
export const consequences: Readonly<Record<OperationId, Consequences>> = {
  logIn: reads('login', 'Nobody can log in.', { token: need('credential', 'Nobody can log in.') }),
  logOut: acts('login', 'The session goes on after members log out: a copied token still works.'),
  register: acts('login', 'Nobody can register.'),
  checkRegistration: acts('login', 'Registration stops at its third step.'),
  getRegisterOtp: reads('login', 'Registration does not know whether to ask for a code, and cannot begin.', {
    registerOTP: need('switch', 'Registration does not know whether to ask for a code.'),
  }),
  sendOtp: reads('login', 'Nobody receives a code, so nobody can register.', {
    otpRef: may('text', 'Members cannot see which text message belongs to which code.'),
    otpToken: may('id', 'No code is accepted.'),
    code: may('text', 'A number that needs no code is asked for one.'),
  }),
  verifyOtp: acts('login', 'No code is accepted, so nobody can register.'),
  getBanks: reads('login', 'There is no bank to choose, so nobody can register.', {
    '[].code': need('code', 'The bank is missing in the list of registration.'),
    '[].nameTH': need('text', 'The bank has no name in the list of registration.'),
    '[].nameEN': may('text', 'The bank has no English name.'),
  }),
  getSources: reads('rest', 'Registration cannot ask how the member has heard of the service.', {
    '[].code': need('code', 'The entry is missing in the list.'),
    '[].description': need('text', 'The entry has no text.'),
  }),
  getServiceActive: reads('login', 'The login page does not learn that the service is closed, or says so although it is open.', {
    terminated: need('switch', 'The login page does not learn whether the service is closed.'),
  }),
  getProfile: reads('rest', 'The profile page shows an error.', {
    'profile._id': need('id', 'The profile page shows an error.'),
    'profile.name': need('text', 'The member has no name.'),
    'profile.username': need('text', 'The member’s phone number is missing.'),
    'profile.createdAt': need('pastTime', noTime),
    ...bankAccount,
  }),
  changeProfile: acts('rest', 'Members are told that it is not known whether their profile was saved.'),
  changeAccountName: acts(
    'money',
    'Members are told that it is not known whether the name of their account was saved; withdrawals to it may fail.',
  ),
  changePassword: acts('login', 'Members do not know which of two passwords is theirs.'),
  getWallet: reads('money', 'Home shows no balance and no games, and offers to try again. Nothing can be transferred or withdrawn.', {
    'profile._id': need('id', 'The invite link leads nowhere, and the live chat hears nothing.'),
    'profile.name': need('text', 'Home does not greet the member by name.'),
    'profile.username': may('text', 'The member’s phone number is missing.'),
    'profile.coin': may('count', 'Home shows no number of coins for the wheel.'),
    ...bankAccount,
    'wallet.amount': need('holding', 'The balance and the total are shown as "-", and amounts are not checked before they are sent.'),
    'wallet.currency': free('currency', 'All amounts are shown as "-", because their currency is not known.'),
    'invite.amount': need('holding', 'The invite bonus is shown as "-" and cannot be claimed.'),
    'invite.success': may('figure', 'The percentage of the invite bonus is shown as "-".'),
    'invite.fail': may('figure', 'The percentage of the invite bonus is shown as "-".'),
    'slots[].code': need('code', 'A game account is missing, the total is shown as "-", and a note says that some games are missing.'),
    'slots[].name': need('text', 'A game is called by its code.'),
    'slots[].category': need('category', 'A game is not with the others of its kind.'),
    'slots[].amount': may('holding', 'The balance of a game and the total are shown as "-".'),
    'slots[].isActive': need(
      'switch',
      'A game account is missing, the total is shown as "-", and a note says that some games are missing.',
    ),
    'slots[].ftWalletSlot': may('figure', 'The balance in the game’s own currency is missing.'),
    'slots[].logo': may('picture', noPicture),
    'slots[].background': may('picture', noPicture),
    'slots[].web': may('link', 'A button of the game says that its link cannot be opened.'),
    'slots[].android': may('appLink', 'A button of the game says that its link cannot be opened.'),
    'slots[].ios': may('appLink', 'A button of the game says that its link cannot be opened.'),
  }),
  refreshGameBalances: acts('money', 'Home shows old balances of games and says that they are old.'),
  addInviteBonus: acts('money', unknownOutcome),
  transfer: acts('money', unknownOutcome),
  transferAll: acts('money', unknownOutcome),
  withdraw: acts('money', unknownOutcome),
  withdrawAll: acts('money', unknownOutcome),
  sendSlip: acts('money', 'Members who have paid are told that it is not known whether the slip arrived.'),
  sendTrueLink: acts('money', 'Members who have paid are told that it is not known whether the link arrived.'),
  activateGame: acts('money', 'A game account cannot be opened.'),
  resetGamePassword: acts('rest', 'Members are told that it is not known whether the password was changed.'),
  getGameCredentials: reads('money', 'A game cannot be entered, although money may be in it.', {
    username: need('credential', 'Members cannot enter the game: the user name is missing or wrong when it is copied.'),
    password: need('credential', 'Members cannot enter the game: the password is missing or wrong when it is copied.'),
    event: free('form', 'The one provider that takes a form does not open.'),
  }),
  launchGame: reads('money', 'A game does not open, although money may be in it.', {
    link: need('link', 'The game does not open: members are told that its link cannot be opened.'),
  }),
  launchGameWithPassword: reads('money', 'A game does not open, although money may be in it.', {
    link: need('link', 'The game does not open: members are told that its link cannot be opened.'),
  }),
  getDepositAccounts: reads('money', 'The deposit dialog shows an error: nobody can deposit.', {
    'banks[].bankCode': need('code', 'An account to deposit to is missing.'),
    'banks[].bankType': may('word', 'A gateway is shown as an account to transfer to.'),
    'banks[].mode': may('word', 'Members are wrongly told, or not told, that the deposit is credited automatically.'),
    'banks[].bank.nameTH': need('text', 'An account to deposit to has no name of a bank.'),
    'banks[].bank.nameEN': may('text', 'The bank has no English name.'),
    'banks[].bankAccountName': may('text', 'Members cannot check whom they pay.'),
    'banks[].bankAccountNo': {
      ...may('payeeAccount', 'Members copy a number that their bank refuses, or pay a stranger.'),
      isUnused: ({ bankCode, bankType }) => offersQr(readWireText(bankCode) ?? '', readWireText(bankType) ?? ''),
    },
    'banks[].currency': may('currency', 'Members with another currency see the account, or members with this currency do not.'),
    'wallets[].mode': may('word', 'Members are wrongly told, or not told, that the deposit is credited automatically.'),
    'wallets[].walletAccountName': may('text', 'Members cannot check whom they pay.'),
    'wallets[].currency': may('currency', 'Members with another currency see TrueMoney, or members with this currency do not.'),
    isManual: may('switch', 'Members are wrongly told that deposits are credited automatically.'),
  }),
  getNotice: reads('rest', 'Bonuses are claimed without their notice.', {
    notice: need('html', 'Bonuses are claimed without their notice.'),
  }),
  getWithdrawalLimits: reads('money', 'The withdrawal dialog shows no limits: amounts are refused only after they are sent.', {
    withdrawMin: need('holding', 'The minimum is not shown; smaller amounts are refused only after they are sent.'),
    withdrawMax: need('holding', 'The maximum is not shown; larger amounts are refused only after they are sent.'),
  }),
  getSlipRules: reads('money', 'Members are not told when slips are not accepted, or how long a code is valid.', {
    closedFrom: may('timeOfDay', 'Members are not told when slips are not accepted, and transfer money for which no slip is accepted.'),
    closedTo: may('timeOfDay', 'Members are not told when slips are not accepted, and transfer money for which no slip is accepted.'),
    uploadWithinMinutes: may('minutes', 'Members are not told how long a slip is valid.'),
    qrMinutes: may('minutes', 'Members are not told how long a code is valid.'),
  }),
  getQrCode: { ...reads('money', 'The page of the code shows an error: nobody can deposit with it.', qrCode), onlyIf: 'hasQrcode' },
  createQrCode: { ...reads('money', 'No code can be made, or members do not know whether there is one.', qrCode), onlyIf: 'hasQrcode' },
  cancelQrCode: acts('money', 'A code stays, so another amount cannot be requested; a code that counts as cancelled may still be paid.'),
  getStatement: reads('money', 'The statement shows an error, and the app cannot find out what became of a lost transfer or withdrawal.', {
    total: may('count', wrongPages),
    'statements[].statementType': need(
      'entryType',
      'A transaction has no name, and the app cannot find out what became of a lost transfer or withdrawal.',
    ),
    'statements[].from': may('place', 'A transaction does not say where the money came from.'),
    'statements[].to': may('place', 'A transaction does not say where the money went.'),
    'statements[].amount': need('amount', 'The amount of a transaction is shown as "-".'),
    'statements[].status': may('word', 'A transaction stays “in progress”.'),
    'statements[].createdAt': need('pastTime', `${noTime} The app cannot find out what became of a lost transfer or withdrawal.`),
    ...cause('bonus'),
    ...cause('promotion'),
    ...cause('invite'),
    ...cause('refund'),
    ...cause('luckydraw'),
  }),
  getSlips: reads('money', 'Members who sent a slip do not see what became of it.', {
    total: may('count', wrongPages),
    'slips[].createdAt': need('pastTime', noTime),
    'slips[].amount': may('amount', 'The amount of a slip is shown as "-".'),
    'slips[].status': may('word', 'A slip stays “in progress”.'),
    'slips[].note': may('word', 'Members do not read why a slip was refused.'),
    'slips[].link': may('link', 'The picture of a slip cannot be opened.'),
    'slips[].reference': may('id', 'The picture of a slip cannot be opened.'),
  }),
  getSlipImage: reads('rest', 'The picture of a slip cannot be opened.', { url: need('link', 'The picture of a slip cannot be opened.') }),
  getInvites: reads('rest', 'The list of invited friends shows an error.', {
    total: may('count', wrongPages),
    'invites[].from.name': may('text', 'An invited friend has no name.'),
    'invites[].amount': need('amount', 'The amount from a friend is shown as "-".'),
    'invites[].createdAt': need('pastTime', noTime),
  }),
  getInviteBanners: reads('rest', 'The invite dialog has no pictures.', banners),
  claimInviteBonus: acts('money', unknownOutcome),
  getRefunds: reads('rest', 'The list of claimed refunds shows an error.', {
    total: may('count', wrongPages),
    'refunds[].refundAmount': need('amount', 'The amount of a refund is shown as "-".'),
    'refunds[].createdAt': need('pastTime', noTime),
  }),
  getRefundBanners: reads('rest', 'The refund dialog has no pictures.', banners),
  getRefundState: reads('money', 'The refund dialog shows an error: no refund can be claimed.', {
    result: may('amountOrSwitch', 'Members do not see that there is a refund.'),
    bonus: may('presence', 'Members try to claim a refund that a bonus blocks.'),
    info: may('html', 'The conditions of the refund are missing.'),
    refundAmount: need('holding', 'A refund that was claimed is shown as "-" and cannot be added to the wallet.'),
    refundSuccess: may('figure', 'The percentage of the refund is shown as "-".'),
    refundFail: may('figure', 'The percentage of the refund is shown as "-".'),
  }),
  receiveRefund: acts('money', unknownOutcome),
  addRefund: acts('money', unknownOutcome),
  getSpinActive: reads('rest', 'Home does not show the wheel.', { active: need('switch', 'Home does not show the wheel.') }),
  getSpinWheel: reads('rest', 'The wheel shows an error.', {
    name: may('text', 'The wheel has no name.'),
    ...marks('slices[].'),
    'slices[].bgColor': may('color', 'A slice has another colour.'),
    'slices[].textColor': may('color', 'A slice has letters of another colour.'),
    'slices[].htmlDescription': may('html', 'A prize has no description.'),
    userCoin: need('count', 'The wheel shows no number of coins.'),
  }),
  spin: reads('money', 'The wheel does not say what was won, although the coin is gone.', {
    ...verdict,
    ...marks(''),
    result: free('anything', 'The wheel stops nowhere.'),
    remainingCoin: may('count', 'The wheel shows no number of coins.'),
  }),
  getCoupons: reads('money', 'Members cannot claim what they won.', {
    ...marks('[].'),
    '[].coupon': free('mark', 'A coupon cannot be claimed.'),
    '[].prize': may('anything', 'A coupon does not say what it is for.'),
    '[].amount': may('figure', 'The quantity of a coupon is shown as "-".'),
  }),
  claimCoupon: reads('money', unknownOutcome, { ...verdict, code: may('mark', unknownOutcome) }),
  getBonuses: reads('money', 'The bonus page shows an error.', {
    '[].code': need('code', 'A bonus is missing.'),
    '[].type': need('period', 'A bonus that was claimed the maximum number of times is offered again.'),
    '[].maxReceived': need('count', 'A bonus that was claimed the maximum number of times is offered again.'),
    '[].percentFail': may('figure', 'The percentage of a bonus is missing in its notice.'),
    '[].banners[].image': may('picture', noPicture),
    '[].banners[].html': may('html', 'The text of a banner is missing.'),
    ...userBonus('[].userBonus.'),
  }),
  activateBonus: reads('money', unknownOutcome, userBonus('')),
  getActiveBonus: reads('money', 'Members do not see that a bonus is active, and why a withdrawal is refused.', {
    status: need('switch', 'Members do not see that a bonus is active, and why a withdrawal is refused.'),
    type: may('word', 'The active bonus has no name.'),
  }),
  getBonusMinimum: reads('rest', 'Nothing: no screen uses it.', { minimum: may('figure', 'Nothing: no screen uses it.') }),
  clearBonus: acts('money', unknownOutcome),
  getCurrentPromotion: reads('money', 'The app cannot find out whether a promotion was claimed when the response is lost.', promotion),
  findPromotion: reads('rest', 'No promotion is found.', promotion),
  activatePromotion: acts('money', unknownOutcome),
  getInfo: reads('rest', 'The product is called "Wallet".', {
    name: need('text', 'The product is called "Wallet".'),
    website: may('text', 'The operator’s address is missing.'),
  }),
  getContact: reads('rest', 'The contact page shows an error.', {
    contactText: may('html', 'The contact page has no text.'),
    lineLink: may('contactLink', 'The chat app cannot be opened: its address is shown as text.'),
    lineName: may('text', 'The chat app’s account has no name.'),
    lineQR: may('contactPicture', 'The code of the chat app is missing.'),
  }),
  getConditions: reads('rest', 'The conditions show an error.', { '[]': need('html', 'A part of the conditions is missing.') }),
  getAgreements: reads('rest', 'The agreement does not appear.', { '[]': need('html', 'A part of the agreement is missing.') }),
  getChatEnabled: reads('rest', 'There is no chat with support.', { enableChatWidget: need('switch', 'There is no chat with support.') }),
  getChatConfig: reads('rest', 'The chat receives nothing until it is opened again.', {
    PREFIX: need('id', 'The chat receives nothing until it is opened again.'),
  }),
  getChatHistory: reads('rest', 'The chat shows no earlier messages.', {
    '[]._id': may('id', 'A message is shown twice.'),
    '[].sender': need('word', 'A message is missing.'),
    '[].message.message_type': need('word', 'A message is missing.'),
    '[].message.payload': may('anything', 'A message is empty.'),
    '[].createdAt': need('pastTime', 'Messages are in the wrong order.'),
    '[].session_id': may('id', 'Nothing that can be seen.'),
    '[].userId': may('id', 'A message belongs to nobody.'),
    '[].guestId': may('id', 'A message belongs to nobody.'),
    '[].username': may('text', 'Nothing that can be seen.'),
    '[].name': may('text', 'The name of the support agent is missing.'),
  }),
  sendChatMessage: reads('rest', 'Messages to support count as not sent.', {
    createdAt: may('pastTime', 'Messages are in the wrong order.'),
    _id: may('id', 'Members see their own messages twice.'),
  }),
  uploadChatImage: reads('rest', 'Pictures cannot be sent to support.', { path: need('text', 'Pictures cannot be sent to support.') }),
  uploadChatVideo: reads('rest', 'Videos cannot be sent to support.', { path: need('text', 'Videos cannot be sent to support.') }),
  markChatRead: acts('rest', 'Support does not see that its messages were read.'),
};

/** What members see of what concerns no operation alone. */
export const otherConsequences: Readonly<Record<string, { readonly harm: Harm; readonly sees: string }>> = {
  'live chat': { harm: 'rest', sees: 'What support writes appears only when the chat is opened again, twice, or to strangers.' },
  'pages of the app': {
    harm: 'login',
    sees: 'Browsers do not let the app ask this backend: every page says that the service cannot be reached.',
  },
  'pages of any site': { harm: 'login', sees: 'Nothing visible, but any website can act as a member who opens it.' },
  'unknown address': { harm: 'rest', sees: 'Where a newer app asks for more than this backend has, members see an error for no reason.' },
  clock: { harm: 'money', sees: 'Countdowns of codes end too early or run on: members pay with codes that have expired.' },
};
