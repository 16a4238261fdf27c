import { encode, tag, withCrcTag } from 'promptparse';
import { renderSVG } from 'uqr';
import { renderReport } from '../src/kit/report-page.ts';
import { runKit, type KitOptions } from '../src/kit/run-kit.ts';
import { startFaultyBackend, type Twist } from './faulty-backend.ts';
import { origin } from './kit-sandbox.ts';

/** A mistake: the call, what is changed of it, and the finding: an operation and its field, or an operation and its check. A note is `warned`. */
export type Mistake = readonly [call: string, twist: Twist, finding: `${string} ${string}` | `${string}/${string}`, verdict?: 'warned'];

const success = { when: 'success' } as const;
const refusal = { when: 'refusal' } as const;
const page = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';
const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toUTCString();

/** A code as EMVCo describes it, with what is changed of it. */
function qr(changes: Readonly<Record<string, string | null>>, spoil = (payload: string) => payload): string {
  const fields: Readonly<Record<string, string | null>> = {
    '00': '01',
    '01': '12',
    '30': '0016A000000677010112',
    '53': '764',
    '54': '300.00',
    '58': 'TH',
    ...changes,
  };
  const tags = Object.entries(fields)
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .sort(([one], [other]) => Number(one) - Number(other));
  return renderSVG(spoil(withCrcTag(encode(tags.map(([id, value]) => tag(id, value))), '63')), { border: 4 });
}

/** A message of a chat. */
const said = (createdAt: string) => ({ sender: 'agent', message: { message_type: 'text', payload: { text: 'x' } }, createdAt });

/** What a visitor or member reads, apart from single fields. The member has an open code for 300 baht. */
export const readingMistakes: readonly Mistake[] = [
  // The wallet.
  ['GET /api/wallet', { set: { slots: undefined } }, 'getWallet/shape'],
  ['GET /api/wallet', { set: { 'slots[].code': 'pg' } }, 'getWallet slots'],
  ['GET /api/wallet', { set: { 'slots[].amount': null } }, 'getWallet slots[].amount'],
  ['GET /api/wallet', { ...success, text: page }, 'getWallet/shape'],
  ['GET /api/wallet', { ...success, json: { message: 'INTERNAL_SERVER_ERROR' } }, 'getWallet/status'],
  ['GET /api/wallet', { ...success, json: { message: 'gone' } }, 'getWallet/status'],
  ['GET /api/wallet', { ...success, status: 500, text: 'Internal Server Error' }, 'getWallet/status'],
  ['GET /api/wallet', { ...success, status: 404, json: { message: 'NO_DATA' } }, 'getWallet/status'],
  ['GET /api/wallet', { ...success, status: 401, json: { message: 'invalid-token' } }, 'getWallet/login'],
  ['GET /api/wallet', { cut: true }, 'getWallet/reachable'],
  ['GET /api/wallet', { headers: { 'cache-control': 'max-age=60' } }, 'getWallet/caching', 'warned'],
  ['GET /api/wallet', { ...refusal, status: 200, json: { profile: {}, wallet: { amount: 5 }, slots: [] } }, 'getWallet/login'],

  // Who is logged in.
  ['POST /api/login', { ...success, json: { token: '' } }, 'logIn/login'],
  ['POST /api/login', { ...refusal, status: 400, text: page }, 'logIn/error shape'],
  ['POST /api/login', { ...refusal, status: 400, json: { message: 'E_1042' } }, 'logIn/error code'],
  ['POST /api/login', { ...refusal, status: 200, json: { token: 'abc' } }, 'logIn/status'],
  ['GET /api/account/profile', { ...refusal, status: 401, json: { message: 'Unauthorized' } }, 'getProfile/login'],
  ['GET /api/account/profile', { set: { 'profile._id': 'other' } }, 'getProfile profile._id'],

  // Registration and what belongs to it.
  ['GET /api/lookup/active', { status: 410, json: {} }, 'getServiceActive/status'],
  ['GET /api/lookup/banks', { json: [] }, 'getBanks/consistency'],
  ['GET /api/lookup/banks', { set: { '[].code': 'SCB' } }, 'getBanks/consistency'],
  ['POST /api/account/validate', { json: { message: 'OK' } }, 'checkRegistration/status'],
  ['POST /api/account/validate', { status: 500, json: { message: 'INTERNAL_SERVER_ERROR' } }, 'checkRegistration/error shape'],
  ['GET /api/contract-check/none', { status: 200, json: {} }, 'unknown address/status'],
  ['GET /api/contract-check/none', { status: 404, json: { message: 'NOT_FOUND' } }, 'unknown address/status', 'warned'],
  ['OPTIONS *', { headers: { 'access-control-allow-origin': '' } }, 'pages of the app/CORS'],
  ['OPTIONS *', { headers: { 'access-control-allow-headers': 'Authorization, Content-Type' } }, 'pages of the app/CORS'],
  ['OPTIONS *', { headers: { 'access-control-allow-methods': 'GET, POST, DELETE' } }, 'pages of the app/CORS'],
  ['OPTIONS *', { headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' } }, 'pages of any site/CORS'],

  ['OPTIONS *', { headers: { 'access-control-allow-origin': '*' } }, 'pages of any site/CORS', 'warned'],
  ['GET /api/lookup/active', { headers: { 'access-control-expose-headers': 'Retry-After' } }, 'pages of the app/CORS', 'warned'],

  // Deposits.
  ['GET /api/lookup/deposit', { json: { banks: [], wallets: [] } }, 'getDepositAccounts/consistency'],
  ['GET /api/lookup/deposit', { set: { 'banks[].bankAccountNo': '' } }, 'getDepositAccounts banks[].bankAccountNo'],
  ['GET /api/lookup/slip', { set: { closedTo: undefined } }, 'getSlipRules closedFrom'],
  ['GET /api/qrcode/*', { set: { qrcode: qr({}, (payload) => `${payload.slice(0, -4)}0000`) } }, 'getQrCode qrcode'],
  ['GET /api/qrcode/*', { set: { qrcode: qr({ '01': '11' }) } }, 'getQrCode qrcode'],
  ['GET /api/qrcode/*', { set: { qrcode: qr({ '54': null }) } }, 'getQrCode qrcode'],
  ['GET /api/qrcode/*', { set: { qrcode: qr({ '54': '3.00' }) } }, 'getQrCode qrcode'],
  ['GET /api/qrcode/*', { set: { qrcode: qr({ '53': '840' }) } }, 'getQrCode qrcode'],
  ['GET /api/qrcode/*', { set: { qrcode: renderSVG('https://pay.example.com/300', { border: 4 }) } }, 'getQrCode qrcode'],
  ['GET /api/qrcode/*', { set: { qrcode: '<img src="data:image/png;base64,AAAA">' } }, 'getQrCode qrcode'],
  ['GET /api/qrcode/xxx*', { json: { hasQrcode: false } }, 'getQrCode/status', 'warned'],
  ['GET *', { headers: { date: hoursAhead(-1) } }, 'clock/clock'],
  ['GET /api/lookup/info', { headers: { date: hoursAhead(7) } }, 'clock/clock'],

  // Withdrawals, and what happened.
  ['GET /api/lookup/withdraw', { set: { withdrawMin: 500_000 } }, 'getWithdrawalLimits withdrawMin'],
  ['GET /api/lookup/withdraw', { set: { withdrawMax: 0, withdrawMin: 0 } }, 'getWithdrawalLimits withdrawMax'],
  ['POST /api/statement', { set: { total: 1 } }, 'getStatement total'],
  ['POST /api/statement', { set: { statements: (list: unknown[]) => [...list, ...list] } }, 'getStatement/consistency'],
  ['POST /api/statement', { ...success, request: { page: 1 } }, 'getStatement/consistency'],
  ['POST /api/statement', { set: { total: 100_000 } }, 'getStatement total'],
  ['POST /api/statement', { set: { statements: (list: unknown[]) => list.toReversed() } }, 'getStatement/consistency'],
  ['POST /api/statement', { status: 400, json: { reason: 'bad' } }, 'getStatement/error shape'],
  ['POST /api/statement', { status: 400, json: { error: 'bad' } }, 'getStatement/error shape', 'warned'],

  // Rewards.
  ['POST /api/invite', { request: { page: 1, limit: 10 } }, 'getInvites/status', 'warned'],
  ['GET /api/bonus', { set: { '[].code': 'DAILY20' } }, 'getBonuses/consistency'],
  ['GET /api/bonus', { set: { '[].userBonus': { _id: 'u', isActive: true, received: [] } } }, 'getBonuses/consistency'],
  [
    'GET /api/promotion/find/*',
    { status: 200, json: { promotion: { code: 'X', percentFail: 1, description: '' } } },
    'findPromotion/status',
  ],
  ['GET /api/promotion/find/*', { status: 404, json: { message: 'QR_FAIL' } }, 'findPromotion/error code', 'warned'],
  ['GET /api/spinwheel/setup', { set: { userCoin: 999 } }, 'getSpinWheel userCoin'],
  ['GET /api/spinwheel/setup', { set: { slices: [] } }, 'getSpinWheel slices'],
  ['GET /api/spinwheel/setup', { set: { 'slices[].code': 'P10' } }, 'getSpinWheel slices'],
  ['GET /api/spinwheel/coupon', { set: { '[].prize': {} } }, 'getCoupons [].prize'],

  // The operator's texts, and the chat.
  [
    'POST /api/chat/history',
    { ...success, json: [said('2026-01-01T00:00:00Z'), said('2026-01-02T00:00:00Z')] },
    'getChatHistory/consistency',
  ],
  ['SOCKET', { cut: true }, 'live chat/socket'],
  ['SOCKET', { headers: { origin: '' } }, 'live chat/socket'],
];

const done = { json: { message: 'SUCCESS' } };

/** What changes something: each with a new member, who has all that can be received. */
export const writingMistakes: readonly Mistake[] = [
  ['DELETE /api/qrcode/*', { ignoresKeys: true }, 'cancelQrCode/repeat'],
  ['POST /api/wallet/transfer', done, 'transfer/consistency'],
  ['GET /api/qrcode/*', { ...success, status: 404, json: { message: 'NO_DATA' } }, 'createQrCode/status'],
  ['GET /api/refund/receive', done, 'receiveRefund/consistency'],
  ['POST /api/spinwheel/spin', { set: { remainingCoin: 'few' } }, 'spin remainingCoin'],
  ['POST /api/spinwheel/spin', { set: { code: 'X1', label: 'ของขวัญ' } }, 'spin code'],
  ['POST /api/wallet/transfer', { ...success, text: '<h1>OK</h1>' }, 'transfer/status'],
  ['POST /api/wallet/transfer', { ...refusal, status: 200, json: { message: 'ยอดเงินไม่พอ' } }, 'transfer/status'],
  ['GET /api/wallet/activate/*', done, 'activateGame/status'],
  ['GET /api/wallet/refresh/slot', done, 'refreshGameBalances/marker header'],
  ['GET /api/autoLogin/*', { set: { link: 'http://games.example.com/play' } }, 'launchGame link'],
  ['POST /api/qrcode/*', { set: { amount: 2000 } }, 'createQrCode/consistency'],
  ['POST /api/qrcode/*', { set: { qrcode: qr({ '01': '11', '54': '200.00' }) } }, 'createQrCode qrcode'],
  ['DELETE /api/qrcode/*', done, 'cancelQrCode/consistency'],
  ['PUT /api/account/changepwd', { ...refusal, status: 200, json: {} }, 'changePassword/status'],
  ['POST /api/logout', done, 'logOut/login'],
  ['POST /api/logout', { status: 404, json: { message: 'NO_DATA' } }, 'logOut/reachable', 'warned'],
  ['POST /api/chat/upload-image', { json: { path: '/x.png' } }, 'uploadChatImage/upload'],
  ['POST /api/chat/upload-image', { set: { path: undefined } }, 'uploadChatImage path'],
  ['POST /api/chat/upload-video', { status: 415, json: {} }, 'uploadChatVideo/error shape'],
  ['POST /api/chat/send-message', { json: { createdAt: '2026-01-01T00:00:00Z', _id: 'x' } }, 'live chat/socket'],
  ['POST /api/chat/send-message', { set: { createdAt: Date.now() + 7 * 3_600_000 } }, 'sendChatMessage createdAt'],
  ['POST /api/chat/history', { ...success, json: [] }, 'getChatHistory/consistency'],
  ['SOCKET', { socketsLeft: 2 }, 'live chat/socket'],
];

/** Calls whose answers others depend on, or that stand for several. A mistake in one of these has a backend of its own. */
const isUsedByOthers = (call: string) =>
  /\*$|SOCKET|\/(?:login|wallet|deposit|active|history|config|withdraw|transfer|refund\/\w+)$/.test(call);

/** Mistakes that can be made by one backend at a time. */
export function inRounds(mistakes: readonly Mistake[]): readonly (readonly Mistake[])[] {
  const alone = mistakes.filter(([call]) => isUsedByOthers(call));
  const others = mistakes.filter(([call]) => !isUsedByOthers(call));
  const rounds = others.reduce<(readonly Mistake[])[]>((groups, mistake) => {
    const index = groups.findIndex((group) => group.every(([call]) => call !== mistake[0]));
    return index < 0 ? [...groups, [mistake]] : groups.with(index, [...(groups[index] ?? []), mistake]);
  }, []);
  return [...rounds, ...alone.map((mistake) => [mistake])];
}

/** Runs the kit against a backend with these mistakes. Returns those that it does not name, with what it says instead. */
export async function findUnnamed(
  mistakes: readonly Mistake[],
  { url, ...options }: Pick<KitOptions, 'username' | 'password' | 'allowWrites'> & { readonly url: string },
): Promise<readonly string[]> {
  await using backend = await startFaultyBackend(
    `${url}/th`,
    mistakes.map(([call, twist]) => ({ call, twist })),
  );
  const report = await runKit({ base: backend.url, origin, ...options });
  const html = renderReport(report);
  const named = (wanted: 'failed' | 'warned') =>
    report.findings
      .filter(({ verdict, subject }) => verdict === wanted && html.includes(subject))
      .flatMap(({ subject, check, field }) => [`${subject}/${check}`, `${subject} ${field.replaceAll(/\[\d+\]/g, '[]')}`]);
  return mistakes
    .filter(([, , finding, verdict]) => !named(verdict ?? 'failed').includes(finding))
    .map(([call, twist, finding]) => `${call} ${JSON.stringify(twist).slice(0, 100)}: ${finding}, not ${named('failed').join(', ')}`);
}
