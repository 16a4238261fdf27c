import type { RegistrationStep } from '@wallet/domain';
import { createContext, use } from 'react';
import type { RegistrationDraft } from './registration-draft.ts';

/** The password, twice. It lives as long as the page and is never stored. */
export interface Secrets {
  readonly password: string;
  readonly confirmPassword: string;
}

/** What the steps share. */
export interface Wizard {
  readonly step: RegistrationStep;
  readonly draft: RegistrationDraft;
  readonly keep: (change: Partial<RegistrationDraft>) => void;
  readonly secrets: Secrets;
  readonly setSecret: (name: keyof Secrets, value: string) => void;
  /** Code of the inviter who sent a link, or null: then anything may be typed. */
  readonly inviteCode: string | null;
  readonly goTo: (step: RegistrationStep, options?: { readonly replace?: boolean }) => void;
  /** Leads to the step before; null on the first. */
  readonly goBack: (() => void) | null;
  /** The member is there: nothing of the draft is kept, and the login page comes next. */
  readonly finish: () => void;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('useWizard() outside of the registration');
  return wizard;
}
