import { checkAttachment, type AttachmentRefusal } from '@wallet/domain';
import { copyFile } from '@wallet/ui-kit';

type AttachmentReading = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly refusal: AttachmentRefusal };

/** Copies a chosen file, unless it may not be attached. Only the copy is shown and sent. */
export async function readAttachment(chosen: File): Promise<AttachmentReading> {
  const check = checkAttachment(chosen);
  if (!check.ok) return check;
  const copy = await copyFile(chosen);
  if (copy === null) return { ok: false, refusal: { code: 'FILE_UNREADABLE' } };
  const { file, bytes } = copy;
  const contentCheck = checkAttachment({ name: file.name, type: file.type, size: file.size, head: bytes });
  return contentCheck.ok ? { ok: true, file } : contentCheck;
}
