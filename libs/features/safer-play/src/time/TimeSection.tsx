import { useKnownServerClockOffset } from '@wallet/api-client';
import { useApp, useMemberSetting } from '@wallet/app-shell';
import { markMoment, reminderMinutes } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Facts, SelectField } from '@wallet/ui-kit';
import styles from '../parts/parts.module.scss';
import { usePlayTools } from '../parts/use-play-tools.ts';
import { writeMark } from './clock-marks.ts';
import { reminderSetting } from './reminder-setting.ts';
import { useLoginClock } from './use-login-clock.ts';
import { useTimeText } from './use-time-text.ts';

/** How long the member has been logged in, and after how long they want to be reminded. */
export function TimeSection() {
  const { t } = useText('play');
  const { session } = useApp();
  const offsetMs = useKnownServerClockOffset();
  const has = usePlayTools();
  const elapsedMs = useLoginClock();
  const timeText = useTimeText();
  const { value: minutes, set, remove } = useMemberSetting(reminderSetting);

  return (
    <section className={styles.section} aria-labelledby="play-time">
      <h2 id="play-time" className={styles.heading}>
        {t('time.title')}
      </h2>
      {has('clock') && elapsedMs !== null && <Facts facts={[{ label: t('time.sinceLogin'), value: timeText(elapsedMs) }]} />}
      {has('reminder') && (
        <SelectField
          name="reminder"
          label={t('reminder.label')}
          hint={t('reminder.hint')}
          disabled={minutes === undefined}
          value={String(minutes ?? '')}
          emptyLabel={t('reminder.off')}
          options={reminderMinutes.map((count) => ({ value: String(count), label: t('time.minutes', { count }) }))}
          onChange={({ target }) => {
            const chosen = reminderMinutes.find((each) => String(each) === target.value);
            if (chosen === undefined) remove();
            else {
              // Counts from now on.
              writeMark(session.storage(), 'reminder', markMoment(Date.now(), offsetMs));
              set(chosen);
            }
          }}
        />
      )}
    </section>
  );
}
