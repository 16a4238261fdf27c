import type { ApiError } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import type { MoneyActionState } from '@wallet/money';
import type { FileState } from '@wallet/ui-kit';
import type { DepositDraft } from '../deposit-draft.ts';

/** What the picker shows of the chosen slip, and of the upload. */
export function useFileState({ slip, sentFile, progress }: DepositDraft, state: MoneyActionState): FileState | null {
  const { t } = useText('deposit');
  const { t: money } = useText('money');
  const errorText = useApiErrorText();

  const whyNot = (error: ApiError): string => {
    if (error.kind === 'cancelled') return t('slip.cancelled');
    if (error.kind === 'offline') return money('outcome.offline');
    // The codes of slips say themselves what became of the transfer. Of a reason in other words that is not known.
    const saysItAll = error.kind === 'refused' && (error.code === null || error.code.startsWith('SLIP_'));
    return saysItAll ? errorText(error) : joinSentences(t('slip.failed'), errorText(error));
  };

  if (state.phase === 'done' && sentFile) return { kind: 'done', file: sentFile, text: t('slip.sent') };
  if (!slip) return null;
  const { file } = slip;
  switch (state.phase) {
    case 'running':
      return { kind: 'sending', file, progress: progress < 1 ? progress : null, text: t('slip.busy') };
    case 'checking':
      return { kind: 'sending', file, progress: null, text: money('outcome.checking') };
    case 'refused':
      return { kind: 'failed', file, text: whyNot(state.error) };
    case 'unknown':
      return { kind: 'failed', file, text: t('slip.unknown') };
    case 'idle':
    case 'done':
    case 'inOtherTab':
      return { kind: 'chosen', file };
  }
}
