import type { ErrorCode } from '@wallet/domain';
import type { Upload } from '@wallet/contract/operations';
import multipart, { type MultipartFile } from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp, ValibotTypes } from '../http/sandbox-app.ts';
import { makeOwnFolder } from '../store/open-store.ts';
import type { SignedAddresses } from './signed-addresses.ts';

type FileKind = 'image' | 'video';

export type Uploads = ReturnType<typeof createUploads>;

/** The names that `keep` creates: unguessable, and always inside the folder. */
const allowedName = /^[\da-f]{48}\.(?:png|jpg|gif|mp4|mov)$/;

/** Uploaded files. Without a folder they are stored in a temporary one. */
export function createUploads(folder?: string) {
  const home = folder ?? mkdtempSync(join(tmpdir(), 'sandbox-uploads-'));
  makeOwnFolder(home);
  return {
    folder: home,
    /** Stores a file under a random name and returns the name. Throws Refusal if it has another type. */
    keep: async (content: Buffer, kind: FileKind): Promise<string> => {
      const type = readFileType(content);
      if (type?.kind !== kind) throw new Refusal(415, 'KEY_INVALID');
      const name = `${randomBytes(24).toString('hex')}.${type.extension}`;
      await writeFile(join(home, name), content);
      return name;
    },
    /** Whether this is the name of a stored file. */
    has: (name: string): boolean => allowedName.test(name) && existsSync(join(home, name)),
    /** Removes temporary files when the app closes. */
    end: (): void => {
      if (folder === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

const fileTypes: readonly { readonly kind: FileKind; readonly extension: string; readonly start: RegExp }[] = [
  { kind: 'image', extension: 'png', start: /^\x89PNG\r\n\x1a\n.{4}IHDR.{8}/s },
  { kind: 'image', extension: 'gif', start: /^GIF8[79]a.{4}/s },
  { kind: 'image', extension: 'jpg', start: /^\xff\xd8\xff.{8}/s },
  { kind: 'video', extension: 'mov', start: /^.{4}ftypqt {2}/s },
  { kind: 'video', extension: 'mp4', start: /^.{4}ftyp(?:iso[m2-9]|mp4[12]|mp7[12]|avc1|M4V[ HP]|MSNV|dash|mmp4|3g[p2]\w)/s },
];

/** The type according to a file's first bytes; its name and declared type are ignored. */
export function readFileType(content: Buffer) {
  const head = content.toString('latin1', 0, 32);
  return fileTypes.find(({ start }) => start.test(head));
}

/**
 * Reads the form of an upload, which has the fields of its operation and no others. Throws Refusal, with `tooLarge` for a file over the limit.
 */
export async function readForm(request: FastifyRequest, { fields, upload }: FormOperation, tooLarge: ErrorCode = 'KEY_INVALID') {
  const limits = { fileSize: upload.maxBytes, files: 1, fields: 10, fieldSize: 256 };
  let file: Buffer | undefined;
  const texts = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits })) {
      if (!fields.includes(part.fieldname) || (part.fieldname === 'file') !== (part.type === 'file')) throw new Refusal(400, 'KEY_INVALID');
      if (part.type === 'file') file = await readUpload(part);
      else texts.set(part.fieldname, String(part.value).trim());
    }
  } catch (error) {
    throw asFormFault(error, tooLarge);
  }
  return { file, texts };
}

interface FormOperation {
  readonly fields: readonly string[];
  readonly upload: Upload;
}

/** Reads an uploaded file. `toBuffer` misses that it is too large if what is over the limit arrives by itself. */
async function readUpload(part: MultipartFile): Promise<Buffer> {
  const content = await part.toBuffer();
  if (part.file.truncated) throw Object.assign(new Error('The file is too large'), { statusCode: 413 });
  return content;
}

/** What to say about a form that cannot be read: too large, cut off, or not a form. */
function asFormFault(error: unknown, tooLarge: ErrorCode): unknown {
  const { statusCode } = error as { readonly statusCode?: number };
  if (statusCode === 413) return new Refusal(413, tooLarge);
  return statusCode === undefined ? new Refusal(400, 'KEY_INVALID') : error;
}

/**
 * Adds routes with forms, which no other route accepts, and serves the uploaded files below `path` for valid signed URLs. The
 * headers prevent scripts and caching. `savedAs` is the file name for downloads, without extension.
 */
export async function addUploads(
  app: SandboxApp,
  uploads: Uploads,
  { path, savedAs, addresses }: { readonly path: string; readonly savedAs: string; readonly addresses: SignedAddresses },
  addRoutes: (scope: SandboxApp) => void,
): Promise<void> {
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ValibotTypes>();
    await scope.register(multipart);
    await scope.register(fastifyStatic, { root: uploads.folder, serve: false, cacheControl: false });
    addRoutes(scope);
    scope.get<{ Params: { name: string } }>(`${path}:name`, ({ params: { name }, url }, reply) => {
      if (!uploads.has(name) || !addresses.isGood(url)) throw new Refusal(404, 'NO_DATA');
      return reply
        .headers({
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Content-Disposition': `inline; filename="${savedAs}.${name.split('.').at(-1) ?? ''}"`,
          // Apps of another origin may show it too.
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
        .sendFile(name);
    });
  });
}
