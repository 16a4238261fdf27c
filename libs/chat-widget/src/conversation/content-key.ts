import type { ChatMessage } from '../connection/chat-connection.ts';

/** What was said, without how it is written: two messages with the same one say the same. */
export function toContentKey(
  message: { readonly message_type: string; readonly payload: Readonly<Record<string, unknown>> } | ChatMessage,
): string {
  const { text, filePath, title, payload } = message.payload as Readonly<Record<string, unknown>>;
  // A backend may sign the address of a file again each time that it tells it.
  const file = typeof filePath === 'string' ? filePath.split('?')[0] : filePath;
  return JSON.stringify([message.message_type, typeof text === 'string' ? text.trim() : text, file, title, payload]);
}
