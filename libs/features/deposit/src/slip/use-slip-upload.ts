import { uploadSlipAction } from '@wallet/api-client/slips';
import { useApp } from '@wallet/app-shell';
import type { SlipRefusal } from '@wallet/domain';
import { useMoneyAction } from '@wallet/money';
import { useMemo, useState } from 'react';
import { useDepositDraft } from '../draft/deposit-draft.ts';
import { inspectSlip } from './inspect-slip.ts';
import { createSentSlips } from './sent-slips.ts';

/** The chosen slip and its upload, which continues when the modal is closed. */
export function useSlipUpload() {
  const { draft, change, read } = useDepositDraft();
  const { tab } = useApp();
  const sentSlips = useMemo(() => createSentSlips(tab), [tab]);
  const { state, run, check, reset } = useMoneyAction(uploadSlipAction);
  const [refusal, setRefusal] = useState<SlipRefusal | null>(null);

  const remove = () => {
    setRefusal(null);
    reset();
    change({ slip: null, sentFile: null });
  };

  const choose = async (file: File) => {
    remove();
    change({ slip: { file, prepared: null } });
    const reading = await inspectSlip(file);
    // Another picture may have been chosen in the meantime.
    if (read().slip?.file !== file) return;
    if (!reading.ok) setRefusal(reading.refusal);
    change({ slip: reading.ok ? { file, prepared: reading.slip } : null });
  };

  const send = async (bankCode: string) => {
    const { slip } = read();
    if (!slip?.prepared) return;
    const { upload, fingerprint } = slip.prepared;
    const stop = new AbortController();
    change({ progress: 0, stopUpload: () => stop.abort() });
    const outcome = await run({
      file: upload,
      bankCode,
      signal: stop.signal,
      onProgress: (progress) => change({ progress, ...(progress >= 1 && { stopUpload: null }) }),
    });
    if (outcome.phase === 'done' || outcome.phase === 'unknown') sentSlips.add(fingerprint);
    // The backend's text may be a refusal, so the picture stays for another attempt.
    const isAccepted = outcome.phase === 'done' && outcome.response !== null && outcome.serverText === undefined;
    change({ stopUpload: null, ...(isAccepted && { slip: null, sentFile: slip.file }) });
  };

  const prepared = draft.slip?.prepared ?? null;
  return {
    draft,
    state,
    check,
    refusal,
    choose,
    remove,
    send,
    /** A hint about the chosen picture. */
    advice: sentSlips.has(prepared?.fingerprint ?? null) ? ('sent-before' as const) : (prepared?.advice ?? null),
  };
}
