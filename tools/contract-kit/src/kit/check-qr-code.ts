import { Resvg } from '@resvg/resvg-js';
import { fillPath, operations } from '@wallet/contract/operations';
import { fromWireAmount, fromWireTime } from '@wallet/domain';
import { readQrTexts } from '@wallet/sandbox';
import { parse as parsePayload } from 'promptparse';
import type { KitContext } from './check-operations.ts';
import { checkResponse, clockOf } from './check-response.ts';
import { readAnswer, readAsApps, type AnswerOf } from './read-as-apps.ts';

/** Of EMVCo's Merchant-Presented QR code: each field by its number. */
const tags = { format: '00', pointOfInitiation: '01', currency: '53', amount: '54', checksum: '63' } as const;
const [baht, kip] = ['764', '418'];

const hundredths = (amount: unknown) => fromWireAmount(amount, 'BAHT')?.minor;

/** Checks that a code can be scanned, and that it asks for this amount, once. */
export async function checkQrCode(
  { findings, knownValues: { currency, qrMinutes } }: KitContext,
  subject: 'getQrCode' | 'createQrCode',
  code: AnswerOf<'getQrCode'>,
  nowMs: number,
): Promise<void> {
  const restMs = (fromWireTime(code.expireIn) ?? nowMs) - nowMs;
  if (qrMinutes !== null && restMs > (qrMinutes + 2) * 60_000) {
    findings.add(subject, 'consistency', 'failed', `expireIn: more than the ${String(qrMinutes)} minutes of getSlipRules ahead`, {
      field: 'expireIn',
      sees: 'The countdown runs on after the code has ended: members pay with a code that has expired.',
      change: 'Send the time in UTC, or with its zone, and the same time limit in both.',
    });
  }
  const fail = (detail: string, sees: string, change = '') =>
    findings.add(subject, 'field', 'failed', `qrcode: ${detail}`, { field: 'qrcode', sees, change });
  const texts = await readPicture(code.qrcode);
  if (texts === null || texts.length === 0) {
    fail(
      'there is no code in it that can be scanned',
      'Members cannot pay: there is nothing to scan.',
      'Send an SVG, or a picture of the code of at least 200 pixels.',
    );
    return;
  }
  const payload = texts.map((text) => parsePayload(text)).find((found) => found?.getTagValue(tags.format) === '01');
  if (payload === undefined || payload === null) {
    fail(
      'it holds something else than a payment by EMVCo, such as PromptPay or LaoQR',
      'Apps of banks say that they do not know this code.',
    );
    return;
  }
  const found = findings.list.length;
  if (!payload.validate(tags.checksum)) fail('its checksum (CRC, field 63) is wrong', 'Apps of banks say that this code is damaged.');
  const point = payload.getTagValue(tags.pointOfInitiation);
  if (point === '11')
    fail(
      'it is marked for many payments (field 01 is 11)',
      'A code can be paid twice, and the second payment is credited to nobody.',
      'Set field 01 to 12: for one payment.',
    );
  const amount = payload.getTagValue(tags.amount);
  if (amount === undefined) fail('it names no amount (field 54)', 'Members type the amount themselves: a wrong one is not credited.');
  else if (code.amount !== null && hundredths(amount) !== hundredths(code.amount))
    fail('its amount (field 54) differs from that of the answer', 'Members pay another amount than the app shows.');
  const number = payload.getTagValue(tags.currency);
  const expected = /^(?:LAK|KIP)$/i.test(currency ?? '') ? kip : baht;
  if (number !== expected)
    fail(`its currency (field 53) is not ${expected}`, 'Apps of banks refuse the code, or members pay in another currency.');
  if (findings.list.length > found) return;
  if (point === undefined)
    findings.add(subject, 'field', 'warned', 'qrcode: it does not say that it is for one payment (field 01)', { field: 'qrcode' });
  else findings.add(subject, 'field', 'passed', 'the code asks for this amount, once');
}

const svg = /<svg\b[\s\S]*<\/svg\s*>/i;
const source = /<img\s(?:[^<>]*\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Returns what can be scanned of the mark-up, as the app shows it. Null if there is no picture. */
async function readPicture(markup: string): Promise<readonly string[] | null> {
  try {
    const [, quoted, apostrophed, bare] = source.exec(markup) ?? [];
    const drawing = svg.exec(markup)?.[0];
    const picture =
      drawing === undefined
        ? new Uint8Array(await (await fetch(quoted ?? apostrophed ?? bare ?? markup.trim())).arrayBuffer())
        : Buffer.from(drawing);
    return await readQrTexts(isDrawing(picture) ? draw(Buffer.from(picture).toString()) : picture);
  } catch {
    // Not a picture, or one that cannot be fetched.
    return null;
  }
}

const isDrawing = (picture: Uint8Array) => /<svg\b/i.test(Buffer.from(picture.subarray(0, 1000)).toString());

function draw(drawing: string): Uint8Array {
  const whole = /\sxmlns\s*=/i.test(drawing) ? drawing : drawing.replace(/<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  return new Resvg(whole, { background: '#fff', fitTo: { mode: 'width', value: 600 } }).render().asPng();
}

/** Makes a code, reads it again and cancels it. For a member whose money is not real. */
export async function checkQrDeposit(context: KitContext): Promise<void> {
  const { request, findings, token, allowWrites, knownValues, allowedLinks } = context;
  const { bankCode } = knownValues;
  const subject = 'createQrCode';
  if (!allowWrites || token === null || bankCode === null) {
    findings.add(subject, 'consistency', 'skipped', 'needs --allow-writes, a member, and an account that takes codes');
    return;
  }
  const path = fillPath(operations.createQrCode, { bankCode });
  const read = async () => readAnswer('getQrCode', (await request({ ...operations.getQrCode, path, token })).json);
  const reply = await request({ ...operations.createQrCode, path, token, body: { amount: wantedAmount } });
  const { error } = readAsApps(operations.createQrCode, reply, true);
  if (error?.kind === 'refused') {
    findings.add(subject, 'consistency', 'skipped', `it was refused with status ${String(reply.status)}`);
    return;
  }
  checkResponse(findings, subject, operations.createQrCode, reply, { allowedLinks });
  const made = readAnswer('createQrCode', reply.json);
  if (!made?.hasQrcode) return;
  const check = (isRight: boolean, detail: string, sees: string, about: typeof subject | 'cancelQrCode' | 'getQrCode' = subject) =>
    findings.judge(about, 'consistency', isRight, '', detail, { sees });
  check(
    hundredths(made.amount) === hundredths(wantedAmount),
    'amount: another one than was asked for',
    'Members pay another amount than they entered.',
  );
  await checkQrCode(context, subject, made, clockOf(reply));
  const again = await read();
  check(
    again?.hasQrcode === true && again.qrcodeId === made.qrcodeId,
    'a code that was made is not there when it is read',
    'The code vanishes when the dialog is opened again, and members may pay twice.',
    'getQrCode',
  );
  const cancelled = await request({
    ...operations.cancelQrCode,
    path: fillPath(operations.cancelQrCode, { qrcodeId: made.qrcodeId }),
    token,
  });
  const isCancelled = readAsApps(operations.cancelQrCode, cancelled, true).error === undefined;
  check(
    isCancelled && (await read())?.hasQrcode !== true,
    'a code that was cancelled is still there',
    'Members cannot ask for another amount, and may pay a code that they cancelled.',
    'cancelQrCode',
  );
}

/** More than the minimum of every gateway. */
const wantedAmount = 200;
