import { slipAccept, slipMegabytes } from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import { FilePicker, Status } from '@wallet/ui-kit';
import { useEffect, useRef, type Ref } from 'react';
import styles from '../parts/DepositModal.module.scss';
import { SlipFacts } from './SlipSent.tsx';
import { useFileState } from './use-file-state.ts';
import type { SharedSlip } from './use-shared-slip.ts';
import type { SlipUpload } from './use-slip-upload.ts';

interface SlipPictureProps {
  /** Its click opens the files of the device. */
  readonly input: Ref<HTMLInputElement>;
  readonly upload: SlipUpload;
  readonly shared: SharedSlip | null;
}

/** The picture of the slip: chosen here, or shared by another app, and what its code says. */
export function SlipPicture({ input, upload: { draft, state, refusal, choose, remove }, shared }: SlipPictureProps) {
  const { t } = useText('deposit');
  const refusalText = useRefusalText();
  const fileState = useFileState(draft, state);
  const transfer = draft.slip?.prepared?.transfer ?? null;
  const picker = useRef<HTMLDivElement>(null);
  // The outcome is shown with the picture, below the accounts.
  const hasOutcome = state.phase === 'refused' || state.phase === 'unknown';
  useEffect(() => {
    if (hasOutcome) scrollIntoView(picker.current);
  }, [hasOutcome]);
  // What was shared, or why it is not there, is the reason for opening the dialog. A refusal is below what was chosen.
  useEffect(() => {
    if (shared ?? refusal) scrollIntoView(picker.current);
  }, [shared, refusal]);

  return (
    <div ref={picker} className={styles.target}>
      <FilePicker
        label={fileState ? t(draft.slip?.isShared ? 'slip.sharedPreview' : 'slip.preview') : t('slip.title')}
        hint={fileState ? undefined : t('slip.hint', { megabytes: slipMegabytes })}
        error={refusal ? refusalText(refusal) : undefined}
        input={input}
        accept={slipAccept}
        file={fileState}
        details={
          transfer && (
            <>
              <Status variant="success">{t('slip.found')}</Status>
              <SlipFacts transfer={transfer} />
            </>
          )
        }
        labels={{
          choose: t('slip.choose'),
          take: t('slip.take'),
          paste: t('slip.paste'),
          nothingPasted: t('slip.nothingPasted'),
          drop: t('slip.drop'),
          onlyFirst: t('slip.onlyFirst'),
          cancel: t('slip.cancel'),
          remove: t('slip.replace'),
        }}
        onChange={(file) => void choose(file)}
        onCancel={draft.stopUpload}
        onRemove={remove}
      />
    </div>
  );
}

/** Scrolls content below the fold into view. */
export const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
