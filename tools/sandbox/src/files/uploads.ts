import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../http/refusal.ts';
import { makeOwnFolder } from '../store/own-folder.ts';
import { headLength, readFileType, type FileType } from './uploads-file-type.ts';

export interface Uploads {
  readonly folder: string;
  /**
   * Stores a file under a random name and returns the name. Throws Refusal: 413 if it is too large, 415 if it has
   * another type, 400 if it is truncated.
   */
  readonly keep: (content: Readable & { readonly truncated?: boolean }, kind: FileType['kind']) => Promise<string>;
  /** Whether this is the name of a stored file. */
  readonly has: (name: string) => boolean;
  readonly bytesOf: (name: string) => Promise<number>;
  readonly drop: (name: string) => Promise<void>;
  /** Removes old files that are not in use. */
  readonly sweep: (before: Date, isReferredTo: (name: string) => Promise<boolean>) => Promise<void>;
  /** Removes temporary files when the app closes. */
  readonly end: () => void;
}

/** The names that `keep` creates: unguessable, and always inside the folder. */
const allowedName = /^[\da-f]{48}\.(?:png|jpg|gif|mp4|mov)$/;
/** Files that a killed sandbox left incomplete. */
const draftName = /^[\da-f]{48}\.part$/;

/** Displaying a picture needs memory for all its pixels. */
const maxPixels = 50_000_000;

/** Uploaded files. Without a folder they are stored in a temporary one. */
export function createUploads(folder?: string): Uploads {
  const home = folder ?? mkdtempSync(join(tmpdir(), 'sandbox-uploads-'));
  makeOwnFolder(home);

  return {
    folder: home,

    keep: async (content, kind) => {
      const id = randomBytes(24).toString('hex');
      const draft = join(home, `${id}.part`);
      try {
        await pipeline(content, createWriteStream(draft, { flags: 'wx' })).catch(refuseCut);
        if (content.truncated === true) throw new Refusal(413, 'KEY_INVALID');
        const type = readFileType(await readHead(draft));
        if (type?.kind !== kind || !isDrawable(type)) throw new Refusal(415, 'KEY_INVALID');
        const name = `${id}.${type.extension}`;
        await rename(draft, join(home, name));
        return name;
      } finally {
        await rm(draft, { force: true });
      }
    },

    has: (name) => allowedName.test(name) && existsSync(join(home, name)),

    bytesOf: async (name) => (await stat(join(home, name))).size,

    drop: (name) => rm(join(home, name), { force: true }),

    sweep: async (before, isReferredTo) => {
      for (const name of await readdir(home)) {
        const file = join(home, name);
        const isOurs = allowedName.test(name) || draftName.test(name);
        if (!isOurs || (await stat(file)).mtime >= before || (await isReferredTo(name))) continue;
        await rm(file, { force: true });
      }
    },

    end: () => {
      if (folder === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Disk errors have a code. Other errors mean that the sender stopped. */
function refuseCut(error: NodeJS.ErrnoException): never {
  throw error.errno === undefined ? new Refusal(400, 'KEY_INVALID') : error;
}

function isDrawable({ width = 1, height = 1 }: FileType): boolean {
  return width > 0 && height > 0 && width * height <= maxPixels;
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
