import { useApp } from '@wallet/app-shell';
import { formPrefix } from '@wallet/session';
import { useMemo, useRef, useState } from 'react';
import { emptyDraft, readDraft, type RegistrationDraft } from './registration-draft.ts';

/** A registration that is half filled in. */
const draftKey = `${formPrefix}registration`;

/** The draft of this tab. Each change is stored at once: what follows may be a call, or the end of the page. */
export function useDraft() {
  const { tab } = useApp();
  const [draft, setDraft] = useState(() => readDraft(tab.get(draftKey)));
  const latest = useRef(draft);

  const actions = useMemo(
    () => ({
      keep: (change: Partial<RegistrationDraft>) => {
        latest.current = { ...latest.current, ...change };
        tab.set(draftKey, JSON.stringify(latest.current));
        setDraft(latest.current);
      },
      /** Leaves nothing of it in storage. What is on the screen stays. */
      forget: () => {
        latest.current = emptyDraft;
        tab.remove(draftKey);
      },
    }),
    [tab],
  );
  return { draft, ...actions };
}
