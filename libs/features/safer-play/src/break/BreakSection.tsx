import { useApiStore } from '@wallet/api-client';
import { useApp, useMemberSetting } from '@wallet/app-shell';
import { breakEnd, breakLengths, type BreakLength } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { Button, ConfirmDialog, SelectField } from '@wallet/ui-kit';
import { useState } from 'react';
import { PlaySection } from '../parts/PlaySection.tsx';
import styles from '../parts/parts.module.scss';
import { breakSetting } from './break-setting.ts';
import { askTime } from './asked-time.ts';

/** Begins a break: this device logs out, and stays so until the break ends. */
export function BreakSection() {
  const { t } = useText('play');
  const { t: common } = useText('common');
  const { deviceTime } = useFormat();
  const { session } = useApp();
  const store = useApiStore();
  const { set } = useMemberSetting(breakSetting);
  const [length, setLength] = useState<BreakLength>('today');
  const [end, setEnd] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);

  const ask = async () => {
    setAsking(true);
    // A device without a line has its own clock only.
    setEnd(breakEnd(length, (await askTime(store)) ?? Date.now()));
    setAsking(false);
  };
  const begin = (until: number) => {
    set(until);
    session.end('logged-out');
  };

  return (
    <PlaySection id="play-break" title={t('break.title')}>
      <p>{t('break.text')}</p>
      <SelectField
        name="break"
        label={t('break.length')}
        value={length}
        options={breakLengths.map((value) => ({ value, label: t(`break.lengths.${value}`) }))}
        onChange={({ target }) => setLength(breakLengths.find((each) => each === target.value) ?? 'today')}
      />
      <Button variant="secondary" fullWidth isBusy={isAsking} busyLabel={common('loading')} onClick={() => void ask()}>
        {t('break.start')}
      </Button>
      <p className={styles.note}>{t('break.device')}</p>
      {end !== null && (
        <ConfirmDialog
          title={t('break.ask', { end: deviceTime(end) })}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('break.start')}
          onConfirm={() => begin(end)}
          onClose={() => setEnd(null)}
        >
          {t('break.askText')}
        </ConfirmDialog>
      )}
    </PlaySection>
  );
}
