import type { MoneyAction } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';
import { useToasts } from '@wallet/ui-kit';
import { useState } from 'react';
import { useMoneyAction } from './use-money-action.ts';

/**
 * A money action that the member confirms in a dialog first. `ask` opens the dialog and reads the snapshot for the comparison. `confirmation` has
 * the handlers of the `ConfirmDialog`, and is null while it is closed. A refusal is shown as a toast. `onDone` is called when the backend accepted
 * an action that this component sent, not one from before a page reload.
 */
export function useConfirmedAction<Arg, Answer>(action: MoneyAction<Arg, Answer>, arg: Arg, onDone?: () => void) {
  const { state, run, prepare, check, reset } = useMoneyAction(action, { isPreloaded: false });
  const errorText = useApiErrorText();
  const { showToast } = useToasts();
  const [isConfirming, setConfirming] = useState(false);

  const ask = () => {
    prepare(arg);
    setConfirming(true);
  };
  const confirm = async () => {
    setConfirming(false);
    const outcome = await run(arg);
    if (outcome.phase === 'done') onDone?.();
    if (outcome.phase !== 'refused') return;
    showToast('danger', errorText(outcome.error, action.intent));
    reset();
  };

  const confirmation = isConfirming ? { onConfirm: () => void confirm(), onClose: () => setConfirming(false) } : null;
  return { state, check, reset, ask, confirmation };
}
