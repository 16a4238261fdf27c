import type { AttachmentKind } from '@wallet/domain';
import type { ChatConnection, ChatMessage } from '../connection/chat-connection.ts';
import type { ChatLocks } from './conversation.ts';
import type { Outbox } from './outbox.ts';

interface UploadsOptions {
  readonly connection: Pick<ChatConnection, 'upload'>;
  readonly outbox: Outbox;
  readonly locks: ChatLocks;
  /** Shows other tabs that the upload of a message is in progress. */
  readonly lockOf: (clientId: string) => string;
  readonly onChange: () => void;
  /** A file has been uploaded and its message can refer to it. */
  readonly onUploaded: (clientId: string, message: ChatMessage) => void;
}

interface Upload {
  readonly file: File;
  readonly kind: AttachmentKind;
  readonly at: number;
  progress: number;
  call: AbortController;
}

/** The uploads of this page. The outbox only stores that they were to be sent. */
export class Uploads {
  readonly #options: UploadsOptions;
  readonly #uploads = new Map<string, Upload>();

  constructor(options: UploadsOptions) {
    this.#options = options;
  }

  fileOf(clientId: string): File | undefined {
    return this.#uploads.get(clientId)?.file;
  }

  progressOf(clientId: string): number {
    return this.#uploads.get(clientId)?.progress ?? 0;
  }

  start(clientId: string, at: number, kind: AttachmentKind, file: File): void {
    this.#uploads.set(clientId, { file, kind, at, progress: 0, call: new AbortController() });
    this.restart(clientId);
  }

  restart(clientId: string): void {
    const upload = this.#uploads.get(clientId);
    if (upload === undefined) return;
    const { outbox, locks, lockOf, onChange } = this.#options;
    const { at, kind, file } = upload;
    upload.progress = 0;
    upload.call = new AbortController();
    outbox.put({ clientId, at, state: 'uploading', kind, name: file.name.slice(-255) });
    onChange();
    // The browser cannot call a page that is suspended: the upload has not begun.
    locks.run(lockOf(clientId), () => this.#send(clientId, upload)).catch(() => this.#fail(clientId, upload));
  }

  /** Cancels an upload, if there is one, and drops the file. */
  cancel(clientId: string): void {
    this.#uploads.get(clientId)?.call.abort();
    this.#uploads.delete(clientId);
    this.#options.outbox.drop(clientId);
  }

  /** Marks uploads that other pages left unfinished. */
  async findOrphans(): Promise<void> {
    const { outbox, locks, lockOf, onChange } = this.#options;
    for (const message of outbox.list()) {
      const { clientId, state } = message;
      if (state !== 'uploading' || this.#uploads.has(clientId) || (await locks.isHeld(lockOf(clientId)))) continue;
      // Removed in the meantime.
      if (outbox.find(clientId) === null) continue;
      outbox.put({ ...message, state: 'upload-failed' });
      onChange();
    }
  }

  close(): void {
    for (const { call } of this.#uploads.values()) call.abort();
  }

  async #send(clientId: string, upload: Upload): Promise<void> {
    const { connection, outbox, onChange, onUploaded } = this.#options;
    const { file, kind, at, call } = upload;
    const onProgress = (part: number) => {
      upload.progress = part;
      onChange();
    };
    const path = await connection.upload({ kind, file, onProgress, signal: call.signal }).catch(() => null);
    // Cancelled: nobody waits for it, and nothing refers to the file.
    if (call.signal.aborted || outbox.find(clientId) === null) return;
    if (path === null) {
      this.#fail(clientId, upload);
      return;
    }
    const payload = { message: '', url: /^https?:/i.test(path), fileType: kind, filePath: path, clientId };
    const message: ChatMessage = { message_type: 'media', payload };
    outbox.put({ clientId, at, state: 'waiting', message });
    onUploaded(clientId, message);
  }

  #fail(clientId: string, { at, kind, file }: Upload): void {
    const { outbox, onChange } = this.#options;
    outbox.put({ clientId, at, state: 'upload-failed', kind, name: file.name.slice(-255) });
    onChange();
  }
}
