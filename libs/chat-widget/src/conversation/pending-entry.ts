import type { ChatContent, ChatEntry } from './chat-entry.ts';
import type { OutboxMessage } from './outbox.ts';
import { readContent } from './read-content.ts';
import type { Uploads } from './uploads.ts';

/** A message of the outbox as an entry. Null if this page does not show it. */
export function toPendingEntry(message: OutboxMessage, uploads: Uploads, apiOrigin: string): ChatEntry | null {
  const { clientId, at } = message;
  const file = uploads.fileOf(clientId);
  const common = { id: clientId, from: 'self', at } as const;
  switch (message.state) {
    case 'sent':
      return null;
    case 'uploading':
      // Without the file, it is sent from another tab, which shows it.
      return file
        ? { ...common, content: toFileContent(message, file), delivery: 'uploading_file', progress: uploads.progressOf(clientId) }
        : null;
    case 'upload-failed':
      return { ...common, content: toFileContent(message, file), delivery: 'failed', ...(file === undefined && { isLost: true }) };
    case 'waiting':
    case 'tried':
    case 'failed': {
      const content = readContent(message.message, apiOrigin);
      const delivery = message.state === 'failed' ? 'failed' : 'sending';
      return { ...common, content: content.kind === 'media' && file ? { ...content, file } : content, delivery };
    }
  }
}

function toFileContent(
  { kind, name }: Extract<OutboxMessage, { state: 'uploading' | 'upload-failed' }>,
  file: File | undefined,
): ChatContent {
  return { kind: 'media', media: kind, url: null, text: name, ...(file && { file }) };
}
