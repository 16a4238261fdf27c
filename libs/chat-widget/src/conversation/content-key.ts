import type { ChatMessage } from '../connection/chat-connection.ts';

/** The content of a message as a comparable text. Messages with the same key have the same content. */
export function toContentKey(
  message: { readonly message_type: string; readonly payload: Readonly<Record<string, unknown>> } | ChatMessage,
): string {
  const { text, filePath, title, payload } = message.payload as Readonly<Record<string, unknown>>;
  // A backend may sign the URL of a file again for each response.
  const file = typeof filePath === 'string' ? filePath.split('?')[0] : filePath;
  return JSON.stringify([message.message_type, typeof text === 'string' ? text.trim() : text, file, title, payload]);
}
