import { withoutBreakMarks } from '@wallet/domain';
import { useNow } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';

const ageEveryMs = 1000;

/** The age of the figures. Updates every second. It is no live region: screen readers would announce it without end. */
export function LastSync({ at }: { readonly at: number }) {
  const { t } = useText('home');
  const { relative, dateTime } = useFormat();
  const now = useNow(ageEveryMs);
  return (
    <time dateTime={new Date(at).toISOString()} title={withoutBreakMarks(dateTime(at))}>
      {t('lastChecked', { ago: relative(at, now) })}
    </time>
  );
}
