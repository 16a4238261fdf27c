import { useApp } from '@wallet/app-shell';
import { slotNotice } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Notice } from '@wallet/ui-kit';

/** The message that the operator's build shows for one game account. */
export function SlotNotice({ code }: { readonly code: string }) {
  const { definition } = useApp();
  const { language } = useText('game');
  const notice = slotNotice(definition.flags.slotNotice, code, language);
  return notice !== null && <Notice variant="warning">{notice}</Notice>;
}
