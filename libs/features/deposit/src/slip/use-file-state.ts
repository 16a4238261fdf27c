import type { ApiError } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import type { MoneyActionState } from '@wallet/money';
import type { FileState } from '@wallet/ui-kit';
import type { DepositDraft } from '../draft/deposit-draft-slice.ts';

/** Returns what the picker shows of the chosen slip and its upload. */
export function useFileState({ slip, progress }: DepositDraft, state: MoneyActionState): FileState | null {
  const { t } = useText('deposit');
  const { t: money } = useText('money');
  const errorText = useApiErrorText();

  const failureText = (error: ApiError): string => {
    if (error.kind === 'cancelled') return t('slip.cancelled');
    if (error.kind === 'offline') return money('outcome.offline');
    // Slip codes explain by themselves what happened to the transfer. Other reasons do not.
    const isSelfExplanatory = error.kind === 'refused' && (error.code === null || error.code.startsWith('SLIP_'));
    return isSelfExplanatory ? errorText(error) : joinSentences(t('slip.failed'), errorText(error));
  };

  if (!slip) return null;
  const { file } = slip;
  switch (state.phase) {
    case 'running':
      return { kind: 'sending', file, progress: progress < 1 ? progress : null, text: t('slip.busy') };
    case 'checking':
      return { kind: 'sending', file, progress: null, text: money('outcome.checking') };
    case 'refused':
      return { kind: 'failed', file, text: failureText(state.error) };
    case 'unknown':
      return { kind: 'failed', file, text: t('slip.unknown') };
    case 'idle':
    case 'done':
    case 'inOtherTab':
      return { kind: 'chosen', file };
  }
}
