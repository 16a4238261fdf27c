import type { CallError } from '@wallet/api-client';
import { StaleNote } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { SlowNote } from '@wallet/ui-kit';

interface BalanceNotesProps {
  readonly failure: CallError | undefined;
  readonly isOutOfDate: boolean;
}

/** A refresh normally takes less time than this. */
const slowAfterMs = 1000;

/** Says that the figures may be outdated, and why. */
export function BalanceNotes({ failure, isOutOfDate }: BalanceNotesProps) {
  const { t } = useText('common');
  if (failure !== undefined) return <StaleNote error={failure} />;
  return isOutOfDate && <SlowNote afterMs={slowAfterMs} text={t('amount.stale')} />;
}
