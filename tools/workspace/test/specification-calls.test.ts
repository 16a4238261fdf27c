import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { idempotencyHeader, type chatSendRequest } from '@wallet/contract';
import { allOperations, type Operation } from '@wallet/contract/operations';
import { expect, it } from 'vitest';

const profile = ['name', 'bankCode', 'bankAccountName', 'bankAccountNo'];
const registrationCheck = [...profile, 'username', 'password', 'sourceCode', 'inviteCode'];
const page = ['page', 'limit'];
const owner = ['userId', 'guestId'];

/** The calls of section 7 of the specification, each with the fields of its body. They are written by hand, from the specification alone. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'GET /api/lookup/banks': [],
  'GET /api/lookup/deposit': [],
  'GET /api/lookup/conditions': [],
  'GET /api/lookup/agreements': [],
  'GET /api/lookup/info': [],
  'GET /api/lookup/notice': [],
  'GET /api/lookup/contact': [],
  'GET /api/lookup/withdraw': [],
  'GET /api/lookup/slip': [],
  'GET /api/lookup/sources': [],
  'GET /api/lookup/active': [],
  'GET /api/lookup/registerOTP': [],
  'GET /api/lookup/enableChatWidget': [],
  'POST /api/login': ['username', 'password'],
  'POST /api/account/validate': registrationCheck,
  'POST /api/account': [...registrationCheck, 'currency'],
  'GET /api/account/profile': [],
  'PUT /api/account/profile': profile,
  'PUT /api/account/bankAccountName': ['bankCode', 'bankAccountName'],
  'PUT /api/account/changepwd': ['oldPassword', 'newPassword'],
  'POST /api/otp/send': ['phoneNumber'],
  'POST /api/otp/verify': ['otpToken', 'otpCode'],
  'GET /api/chat/config': [],
  // Section 3 lists the fields of the package.
  'POST /api/chat/send-message': [...owner, 'sender', 'message', 'session_id', 'username', 'name', 'deviceToken'],
  'POST /api/chat/history': [...owner, 'limit', 'skip'],
  'POST /api/chat/upload-image': ['file'],
  'POST /api/chat/upload-video': ['file'],
  'PUT /api/chat/read-customer/': owner,
  'GET /api/wallet': [],
  'GET /api/wallet/refresh/slot': [],
  'GET /api/wallet/activate/{slotCode}': [],
  'GET /api/wallet/account/{slotCode}': [],
  'GET /api/wallet/resetpassword/{slotCode}': [],
  'POST /api/wallet/add': ['amount'],
  'POST /api/wallet/transfer': ['from', 'to', 'amount'],
  'POST /api/wallet/transferAll': ['to'],
  'POST /api/wallet/withdraw': ['amount'],
  'POST /api/wallet/withdrawAll': ['amount'],
  'POST /api/wallet/slip': ['file'],
  'POST /api/wallet/truelink': ['link'],
  'GET /api/autoLogin/{provider}/{username}': [],
  'GET /api/autoLogin/{provider}/{username}/{password}': [],
  'GET /api/qrcode/{bankCode}': [],
  'POST /api/qrcode/{bankCode}': ['amount'],
  'DELETE /api/qrcode/{qrcodeId}': [],
  'POST /api/invite': page,
  'GET /api/invite/bonus': [],
  'GET /api/invite/banners': [],
  'POST /api/refund': page,
  'GET /api/refund/check': [],
  'GET /api/refund/receive': [],
  'GET /api/refund/addWallet': [],
  'GET /api/refund/banners': [],
  'GET /api/spinwheel/setup': [],
  'POST /api/spinwheel/spin': [],
  'GET /api/spinwheel/coupon': [],
  'POST /api/spinwheel/coupon/claim': ['coupon'],
  'GET /api/spinwheel/active': [],
  'GET /api/bonus': [],
  'GET /api/bonus/activate/{code}': [],
  'GET /api/bonus/check/active': [],
  'GET /api/bonus/check/minimum': [],
  'GET /api/bonus/clear': [],
  'GET /api/promotion/current': [],
  'GET /api/promotion/find/{code}': [],
  'GET /api/promotion/activate/{code}': [],
  'POST /api/statement': page,
  'POST /api/statement/slip': page,
  'GET /api/statement/slip/reference/{reference}': [],
};

const callOf = ({ method, path }: Operation) => `${method} ${path}`;

const rows = readFileSync(join(workspaceRoot, 'docs/specification-differences.md'), 'utf8')
  .split(/\n(?=- )/)
  .slice(1);
const isDeclared = (name: string) => rows.some((row) => row.includes(`\`${name}\``));

it('the contract has every call of the specification, with its fields', () => {
  const fields = new Map(allOperations.map((operation) => [callOf(operation), operation.fields]));
  const missing = Object.entries(specified).flatMap(([call, listed]) =>
    fields.has(call) ? listed.filter((field) => !fields.get(call)?.includes(field)).map((field) => `${call} ${field}`) : [call],
  );
  expect(missing).toEqual([]);
});

it('a declared field of a chat message and a declared header are what the calls have', () => {
  const { entries } = allOperations.find(({ path }) => path === '/api/chat/send-message')?.request as typeof chatSendRequest;
  const payloads = entries.message.options.map(({ entries: { payload } }) => Object.keys(payload.entries));
  expect(payloads.map((fields) => fields.includes('clientId'))).toEqual(payloads.map(() => isDeclared('clientId')));
  expect(isDeclared(idempotencyHeader)).toBe(true);
});

it('every further call and field of the contract is a declared difference', () => {
  const further = allOperations.flatMap((operation) => {
    const listed = specified[callOf(operation)];
    return listed ? operation.fields.filter((field) => !listed.includes(field)) : [callOf(operation)];
  });
  expect(further.filter((name) => !isDeclared(name))).toEqual([]);
});
