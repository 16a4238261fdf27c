import type { MoneyAction } from '@wallet/api-client';
import { useToasts } from '@wallet/ui-kit';
import { useState } from 'react';
import type { MoneyActionState } from '../machine/action-state.ts';
import { useRefusedText } from './outcome-texts.ts';
import { useMoneyAction } from './use-money-action.ts';

/**
 * A money action that the member confirms in a dialog first. `ask` opens the dialog and reads the snapshot for the comparison. `confirmation` has
 * the handlers of the `ConfirmDialog`, and is null while it is closed. A refusal is shown as a toast. `onDone` is called when the backend accepted
 * an action that this component sent, not one from before a page reload.
 */
export function useConfirmedAction<Arg, Answer>(
  action: MoneyAction<Arg, Answer>,
  arg: Arg,
  onDone?: (state: MoneyActionState<Answer>) => void,
) {
  const { state, run, prepare, check, reset } = useMoneyAction(action, { isPreloaded: false });
  const refusedText = useRefusedText();
  const { showToast } = useToasts();
  const [isConfirming, setConfirming] = useState(false);

  const ask = () => {
    prepare(arg);
    setConfirming(true);
  };
  const confirm = async () => {
    setConfirming(false);
    const outcome = await run(arg);
    if (outcome.phase === 'done') onDone?.(outcome);
    if (outcome.phase !== 'refused') return;
    showToast('danger', refusedText(outcome, action.intent));
    reset();
  };

  const confirmation = isConfirming ? { onConfirm: () => void confirm(), onClose: () => setConfirming(false) } : null;
  return { state, check, reset, ask, confirmation };
}
