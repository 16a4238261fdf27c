import { uploadSlipAction } from '@wallet/api-client/slips';
import { useApp } from '@wallet/app-shell';
import type { SlipRefusal } from '@wallet/domain';
import { useLastActs, useMoneyAction } from '@wallet/money';
import { useMemo, useState } from 'react';
import { useDepositDraft } from '../draft/deposit-draft-slice.ts';
import type { Payee } from '../draft/account-mark.ts';
import { useTakenAccounts } from './account/use-account-choice.ts';
import { copySlip, inspectSlip } from './inspect-slip.ts';
import { createSentSlips } from './sent-slips.ts';
import type { ApiError } from '@wallet/api-client';

export type SlipUpload = ReturnType<typeof useSlipUpload>;

/** The chosen slip and its upload, which continues when the modal is closed. */
export function useSlipUpload() {
  const { draft, change, changePicture, read } = useDepositDraft();
  const { tab, session } = useApp();
  const { note } = useTakenAccounts();
  const lastActs = useLastActs();
  const sentSlips = useMemo(() => createSentSlips(tab), [tab]);
  const { state, run, check, reset, unlock } = useMoneyAction(uploadSlipAction);
  const [refusal, setRefusal] = useState<SlipRefusal | null>(null);

  const remove = () => {
    setRefusal(null);
    reset();
    // What happened to another slip is no reason to hold back the next one.
    unlock();
    changePicture({ slip: null });
  };

  const refuse = (reason: SlipRefusal) => {
    setRefusal(reason);
    changePicture({ slip: null });
  };

  const choose = async (file: File, isShared = false) => {
    remove();
    // Only its name is shown until it has been read and checked.
    const unread = new File([], file.name);
    changePicture({ slip: { file: unread, isShared, prepared: null } });
    const copying = await copySlip(file);
    // Another picture may have been chosen in the meantime.
    if (read().slip?.file !== unread) return;
    if (!copying.ok) {
      refuse(copying.refusal);
      return;
    }
    const { copy } = copying;
    changePicture({ slip: { file: copy.file, isShared, prepared: null } });
    const reading = await inspectSlip(copy);
    if (read().slip?.file !== copy.file) return;
    if (!reading.ok) {
      refuse(reading.refusal);
      return;
    }
    changePicture({ slip: { file: copy.file, isShared, prepared: reading.slip } });
    const late = await reading.late;
    if (late && read().slip?.file === copy.file) changePicture({ slip: { file: copy.file, isShared, prepared: late } });
  };

  const send = async (payee: Payee) => {
    const { slip, leavesBankOut } = read();
    if (!slip?.prepared) return;
    const epoch = session.epoch();
    const { upload, fingerprint, contentKey, transfer } = slip.prepared;
    const stop = new AbortController();
    note(payee, 'paid');
    change({ progress: 0, sent: { payee, transfer } });
    changePicture({ stopUpload: () => stop.abort() });
    // Before it is sent: the page may be closed meanwhile.
    sentSlips.note(fingerprint, 'unknown');
    const outcome = await run({
      file: upload,
      contentKey,
      bankCode: leavesBankOut ? null : payee.bankCode,
      signal: stop.signal,
      onProgress: (progress) => {
        change({ progress });
        if (progress >= 1) changePicture({ stopUpload: null });
      },
    });
    const isAccepted = outcome.phase === 'done' && outcome.response !== null;
    if (session.epoch() !== epoch) return;
    if (isAccepted) {
      sentSlips.note(fingerprint, 'sent');
      note(payee, 'sent');
      lastActs.note({ qr: null });
    } else if (outcome.phase === 'refused') {
      sentSlips.note(fingerprint, 'not-sent');
      // The member's next attempt goes without it.
      change({ leavesBankOut: !leavesBankOut && refusesBank(outcome.error) });
    }
    changePicture({ stopUpload: null, ...(isAccepted && { slip: null }) });
  };

  return {
    draft,
    state,
    check,
    refusal,
    choose,
    remove,
    send,
    /** Whether a slip of the same transfer was sent before. */
    sent: sentSlips.stateOf(draft.slip?.prepared?.fingerprint ?? null),
  };
}

/**
 * Whether a refusal may be about the bank of a slip, which the specification does not list among its fields. The web server refuses requests of its own
 * accord with the same code, but with other statuses.
 */
export const refusesBank = (error: ApiError): boolean =>
  error.kind === 'refused' &&
  [200, 400, 422].includes(error.status) &&
  (error.code === 'KEY_INVALID' || (error.code === null && /bank.?code|\bfields?\b/i.test(error.text)));
