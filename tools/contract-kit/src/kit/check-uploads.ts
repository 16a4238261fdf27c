import { PNG } from 'pngjs';
import { operations, type OperationId, type Operation } from '@wallet/contract/operations';
import type { KitContext } from './check-operations.ts';
import { checkResponse, checkRefusal, isDone } from './check-response.ts';
import { readAsApps } from './read-as-apps.ts';

const uploads = ['uploadChatImage', 'uploadChatVideo', 'sendSlip'] as const satisfies readonly OperationId[];

/** Checks that oversized files and other file types are refused and a small chat picture is accepted. */
export async function checkUploads(context: KitContext): Promise<void> {
  const { findings, allowWrites, token } = context;
  for (const name of uploads) {
    const needsLogin = operations[name].auth === 'required';
    if (!allowWrites) findings.add(name, 'upload', 'skipped', 'it changes something: asked with --allow-writes only');
    else if (needsLogin && token === null) findings.add(name, 'upload', 'skipped', 'needs --username and --password');
    else await checkUpload(context, name, operations[name]);
  }
}

async function checkUpload(
  { request, findings, knownValues, token }: KitContext,
  name: (typeof uploads)[number],
  call: Operation,
): Promise<void> {
  const { upload } = call;
  if (upload === undefined) return;
  const send = (content: Uint8Array<ArrayBuffer>, fileName: string, type: string) => {
    const form = new FormData();
    for (const field of call.fields) {
      if (field === 'file') form.append(field, new Blob([content], { type }), fileName);
      else form.append(field, field === 'bankCode' ? (knownValues.bankCode ?? 'none') : '');
    }
    return request({ method: call.method, path: call.path, body: form, token: call.auth === 'required' ? token : null, timeoutMs: 60_000 });
  };
  const expectRefused = async (what: string, sending: ReturnType<typeof send>) => {
    try {
      const reply = await sending;
      const isRefused = readAsApps(call, reply, true).error !== undefined;
      findings.judge(name, 'upload', isRefused, `${what} is refused`, `${what} is taken with status ${String(reply.status)}`, {
        sees: 'Nothing, as long as the app is right. Strangers fill the disk, or send pages as pictures to support.',
      });
      if (isRefused) checkRefusal(findings, name, call, reply);
    } catch {
      // A backend may drop the connection when a file is too large.
      findings.add(name, 'upload', 'warned', `${what}: the connection was cut instead of an answer`);
    }
  };
  const tooLarge = new Uint8Array(upload.maxBytes + 1);
  tooLarge.set(smallPicture());
  await expectRefused('a file over the limit', send(tooLarge, 'large.png', upload.kind === 'image' ? 'image/png' : 'video/mp4'));
  await expectRefused('a page named as a picture', send(new TextEncoder().encode('<script>alert(1)</script>'), 'page.png', 'image/png'));
  if (name !== 'uploadChatImage') return;
  const reply = await send(smallPicture(), 'small.png', 'image/png');
  findings.add(name, 'upload', isDone(reply) ? 'passed' : 'failed', `a small picture: status ${String(reply.status)}`);
  if (isDone(reply)) checkResponse(findings, name, call, reply);
}

/** Returns a picture that every backend can read. */
export function smallPicture(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(PNG.sync.write(new PNG({ width: 8, height: 8 })));
}
