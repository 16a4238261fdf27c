import { useBackendOffset } from '@wallet/api-client';
import { useApp, useAvailability, useLoginClock, useMemberSetting } from '@wallet/app-shell';
import { markMoment, reminderMinutes } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { writeClockMark } from '@wallet/session';
import { Facts, SelectField } from '@wallet/ui-kit';
import { PlaySection } from '../parts/PlaySection.tsx';
import { reminderSetting } from './reminder-setting.ts';

const minuteMs = 60_000;

/** How long the member has been logged in, and after how long they want to be reminded. */
export function TimeSection() {
  const { t } = useText('play');
  const { session } = useApp();
  const offsetMs = useBackendOffset();
  const { playTool: has } = useAvailability();
  const elapsedMs = useLoginClock();
  const { duration } = useFormat();
  const { value: minutes, set, remove } = useMemberSetting(reminderSetting);

  return (
    <PlaySection id="play-time" title={t('time.title')} isOpen>
      {has('clock') && elapsedMs !== null && <Facts facts={[{ label: t('time.sinceLogin'), value: duration(elapsedMs) }]} />}
      {has('reminder') && (
        <SelectField
          name="reminder"
          label={t('reminder.label')}
          hint={t('reminder.hint')}
          disabled={minutes === undefined}
          value={String(minutes ?? '')}
          emptyLabel={t('reminder.off')}
          options={reminderMinutes.map((count) => ({ value: String(count), label: duration(count * minuteMs) }))}
          onChange={({ target }) => {
            const chosen = reminderMinutes.find((each) => String(each) === target.value);
            if (chosen === undefined) remove();
            else {
              // Counts from now on.
              writeClockMark(session.storage(), 'reminder', markMoment(Date.now(), offsetMs));
              set(chosen);
            }
          }}
        />
      )}
    </PlaySection>
  );
}
