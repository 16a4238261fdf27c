import { useApp } from '@wallet/app-shell';
import { formPrefix } from '@wallet/session';
import { useMemo, useRef, useState } from 'react';
import { emptyDraft, readDraft, type RegistrationDraft } from './registration-draft.ts';

/** The storage key of a half-finished registration. */
const draftKey = `${formPrefix}registration`;

/** The draft of this tab. Each change is stored at once, since a call or the end of the page may follow. */
export function useDraft() {
  const { tab } = useApp();
  const [draft, setDraft] = useState(() => readDraft(tab.get(draftKey)));
  const latest = useRef(draft);

  const actions = useMemo(
    () => ({
      updateDraft: (change: Partial<RegistrationDraft>) => {
        latest.current = { ...latest.current, ...change };
        tab.set(draftKey, JSON.stringify(latest.current));
        setDraft(latest.current);
      },
      /** Removes the draft from storage. The page keeps what it shows. */
      forget: () => {
        latest.current = emptyDraft;
        tab.remove(draftKey);
      },
    }),
    [tab],
  );
  return { draft, ...actions };
}
