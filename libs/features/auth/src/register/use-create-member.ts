import { outcomeOf, type MoneyAction, type Registration } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useMoneyAction, type MoneyActionState } from '@wallet/money';
import { useEffect, useMemo, useRef, useState } from 'react';
import { checkRegistration, createMember } from './registration-calls.ts';
import { useWizard } from './wizard.ts';

interface NewMember {
  /** What is checked too. */
  readonly details: Omit<Registration, 'currency'>;
  readonly currency: Registration['currency'];
}

interface Response {
  readonly message?: string | undefined;
}

/** Whether the number can still be registered was read, but it does not tell whether this member was created. */
const asUnknown = (state: MoneyActionState<Response>): MoneyActionState<Response> =>
  state.phase === 'refused' && state.unchanged ? { phase: 'unknown', error: state.error } : state;

/**
 * Creates the member with a single request. If the outcome is unknown, it checks whether the number can still be registered. `isTaken` is
 * null before that check and while it is impossible.
 */
export function useCreateMember() {
  const { api } = useApp();
  const { draft, updateDraft } = useWizard();
  const [isTaken, setTaken] = useState<boolean | null>(null);
  const isFirstAttempt = useRef(true);
  useEffect(() => {
    isFirstAttempt.current = draft.attemptedPhone !== draft.phone;
  });

  const action = useMemo(
    (): MoneyAction<NewMember, Response> => ({
      intent: 'register',
      send: async (_dispatch, { details, currency }) => {
        const isFirst = isFirstAttempt.current;
        setTaken(null);
        // Stored before the request, since the page may be closed before a response arrives.
        updateDraft({ attemptedPhone: details.username });
        const response = await createMember(await api.load(), { ...details, currency });
        // A refusal of this attempt says nothing about the outcome of an earlier one.
        if (response.error && outcomeOf(response.error) === 'refused' && isFirst) updateDraft({ attemptedPhone: '' });
        return response;
      },
      expects: null,
      isDone: async (_dispatch, { details }) => {
        const { error } = await checkRegistration(await api.load(), details);
        if (error && error.kind !== 'refused') return null;
        setTaken(error?.code === 'EXISTING_USER');
        return false;
      },
      needsData: true,
    }),
    [api, updateDraft],
  );
  const { state, latest, run, check } = useMoneyAction(action);

  return {
    state: asUnknown(state),
    isTaken,
    run: async (member: NewMember) => {
      if (latest().phase !== 'unknown') return asUnknown(await run(member));
      await check();
      return latest();
    },
  };
}
