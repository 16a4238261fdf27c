import type { ReactElement } from 'react';

/** What stories say, with the address of the text in the locale files: `namespace:key`. */
const addresses = {
  action: 'home:check',
  busy: 'home:checking',
  showPicture: 'common:pictures.show',
  showPictures: 'common:pictures.showAll',
  phone: 'register:phone.label',
  hint: 'register:phone.hint',
  error: 'register:phone.missing',
  password: 'auth:password',
  show: 'profile:password.show',
  hide: 'profile:password.hide',
  remember: 'auth:remember',
  sentence: 'common:failures.unavailable',
  title: 'home:failed',
  empty: 'home:noAccounts',
  offline: 'common:offline.text',
  retry: 'common:retry',
  close: 'common:close',
  conditions: 'common:menu.conditions',
  language: 'common:language.label',
  theme: 'common:theme.label',
  menu: 'common:menu.label',
  profile: 'common:menu.profile',
  history: 'common:menu.statement',
  skip: 'common:skipToContent',
  home: 'common:menu.home',
  register: 'common:menu.register',
  howto: 'common:menu.howto',
  contact: 'common:menu.contact',
  logOut: 'common:logOut',
  currency: 'common:currency.LAK',
  baht: 'common:currency.BAHT',
  unknown: 'common:amount.unknown',
  notOpened: 'home:notOpened',
  openAccount: 'home:openAccount',
  dark: 'common:theme.dark',
  light: 'common:theme.light',
  amount: 'withdraw:amount',
  amountHint: 'deposit:qr.minimum',
  wrongAmount: 'refusals:AMOUNT_TOO_LARGE',
  quick: 'withdraw:quick',
  lastTime: 'money:lastTime',
  everything: 'withdraw:all',
  code: 'register:otp.label',
  wrongCode: 'errors:OTP_CODE_INVALID',
  codeHint: 'register:otp.sentTo',
  privacy: 'common:amount.hide',
  privacyHint: 'common:amount.stale',
  slip: 'deposit:slip.title',
  slipHint: 'deposit:rules.uploadWithinHour',
  chooseFile: 'deposit:slip.choose',
  takePicture: 'deposit:slip.take',
  paste: 'deposit:slip.paste',
  nothingPasted: 'deposit:slip.nothingPasted',
  dropFile: 'deposit:slip.drop',
  onlyFirst: 'deposit:slip.onlyFirst',
  sending: 'deposit:slip.busy',
  sendFailed: 'deposit:slip.failed',
  sent: 'deposit:slip.sentOnly',
  wrongFile: 'refusals:NOT_A_PICTURE',
  cancel: 'common:cancel',
  remove: 'deposit:slip.remove',
  done: 'register:steps.done',
  accountNo: 'register:bank.accountNumber',
  copy: 'deposit:account.copyNumber',
  copied: 'common:saved',
  statement: 'statement:heading',
  date: 'statement:columns.time',
  kind: 'statement:columns.type',
  status: 'statement:columns.status',
  deposit: 'deposit:title',
  withdraw: 'withdraw:title',
  transfer: 'transfer:title',
  success: 'money:status.success',
  failed: 'money:status.failed',
  progress: 'money:status.in-progress',
  pages: 'common:paging.label',
  previous: 'common:carousel.previous',
  next: 'common:carousel.next',
  slipTab: 'deposit:methods.slip',
  qrTab: 'deposit:methods.qr',
  linkTab: 'deposit:methods.trueMoney',
  validFor: 'deposit:qr.timeLeft',
  withdrawn: 'withdraw:doneTitle',
  withdrawnText: 'withdraw:done',
  notWithdrawn: 'money:failedTitle',
  notWithdrawnText: 'refusals:NOT_ENOUGH',
  ok: 'common:ok',
  askWithdraw: 'withdraw:reviewTitle',
  invite: 'invite:title',
  coins: 'home:widgets.coins',
  games: 'home:gameAccounts',
  slow: 'money:outcome.slow',
  spin: 'spin:wheel.spinNow',
  prizes: 'spin:wheel.prizes',
  won: 'spin:prize.title',
  video: 'howto:topics.wallet.title',
  videoFailed: 'howto:video.failed',
  member: 'chat:you',
  support: 'chat:title',
  question: 'chat:history.emptyText',
  answer: 'refusals:FILE_MISSING',
  delivered: 'chat:delivery.succeed',
  resend: 'chat:resend',
  unknownMessage: 'chat:message.unknown',
  openPicture: 'chat:message.openImage',
  file: 'chat:message.file',
  bonusTitle: 'bonus:receive.title',
  bonusText: 'bonus:rules.withdraw',
} as const;

/** The longest names that a component must support. */
const samples = {
  th: { bank: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', holder: 'นายพงศ์พิพัฒน์ ศิริวัฒนานุกูลกิจเจริญทรัพย์' },
  lo: { bank: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ມະຫາຊົນ', holder: 'ທ້າວ ສົມສະຫວັດ ພົມມະຈັນທະວົງສາວັນນະສຸກ' },
  en: { bank: 'Bank for Agriculture and Agricultural Cooperatives', holder: 'PONGPIPHAT SIRIWATTHANANUKUNKITCHAROENSAP' },
} as const;

const steps = ['phone', 'otp', 'profile', 'bank'].map((step) => `register:steps.${step}`);

type Texts = Readonly<Record<keyof typeof addresses | keyof typeof samples.en, string>> & { readonly steps: readonly string[] };

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** The texts of a story in the language of the toolbar. The preview loads them, because the kit has no translations. */
export function textsFor({ globals, loaded }: StoryContext): Texts {
  const textOf = loaded.textOf as (address: string) => string;
  const texts = Object.entries(addresses).map(([name, address]) => [name, textOf(address)]);
  const names = globals.language === 'th' || globals.language === 'lo' ? samples[globals.language] : samples.en;
  return { ...(Object.fromEntries(texts) as Record<keyof typeof addresses, string>), ...names, steps: steps.map(textOf) };
}

/** The `render` of a story that is drawn with its texts. */
export const withTexts =
  <Args>(render: (texts: Texts, args: Args) => ReactElement) =>
  (args: Args, context: StoryContext): ReactElement =>
    render(textsFor(context), args);

/** A logo for stories. Each app has its own. */
export const sampleMark = 'M5.5 13.5 16 6l10.5 7.5M8 13.5V21a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7.5M24 16.5h-5a2.2 2.2 0 0 0 0 4.4h5';
