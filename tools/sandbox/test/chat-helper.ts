import { type Answer, formOf, type SentFile, type TestSandbox } from './helper.ts';
import { sender } from './member-helper.ts';

export const guest = 'guest-2f6c0f5e-7a41-4b7e';

export const idOf = (sandbox: TestSandbox, phone: string): Promise<string> => sender(sandbox, phone).idOf();

export const textOf = (text: string, clientId?: string) => ({ message_type: 'text', payload: { text, ...(clientId && { clientId }) } });

export const sendAsGuest = (sandbox: TestSandbox, guestId: string, message: object): Promise<Answer> =>
  sandbox.ask('POST', '/th/api/chat/send-message', { body: { guestId, sender: 'customer', message } });

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from('IHDR'),
  Buffer.from([0, 0, 0, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0]),
]);
const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([2, 0, 3, 0, 0, 0, 0, 0x3b])]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 3, 0, 2, 1, 1, 0x11, 0, 0xff, 0xd9]);
const movie = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from([0, 0, 0, 32]),
    Buffer.from('mdat'),
    Buffer.alloc(24),
  ]);

/** The shortest content that is recognised as each file type. */
export const samples = { png, gif, jpeg, mp4: movie('isom'), quicktime: movie('qt  '), heic: movie('heic') };

/** Uploads a file of the chat as a browser does. */
export async function upload(sandbox: TestSandbox, kind: 'image' | 'video', sent: SentFile, ip?: string): Promise<Answer> {
  return sandbox.ask('POST', `/th/api/chat/upload-${kind}`, { ...(await formOf(sent)), ...(ip !== undefined && { ip }) });
}
