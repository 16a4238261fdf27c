import type { RegistrationStep } from '@wallet/domain';
import { createContext, use } from 'react';
import type { RegistrationDraft } from './registration-draft.ts';
import type { ApiError } from '@wallet/api-client';

/** The password and its confirmation. They live as long as the page and are never stored. */
export interface Secrets {
  readonly password: string;
  readonly confirmPassword: string;
}

/** The state and actions that the steps share. */
export interface Wizard {
  readonly step: RegistrationStep;
  readonly draft: RegistrationDraft;
  readonly updateDraft: (change: Partial<RegistrationDraft>) => void;
  readonly secrets: Secrets;
  readonly setSecret: (name: keyof Secrets, value: string) => void;
  /** The inviter's code from a link; null when the visitor may type any code. */
  readonly inviteCode: string | null;
  readonly goTo: (step: RegistrationStep, options?: { readonly replace?: boolean }) => void;
  /** Goes to the previous step; null on the first one. */
  readonly goBack: (() => void) | null;
  /** Shows a toast when a call of a step fails, until the next step. A closed service needs none, since its own page follows. */
  readonly showFailure: (failure: ApiError, text: string) => void;
  /** Called when the member exists. Removes the draft, then the login page follows. */
  readonly finish: () => void;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('useWizard() outside of the registration');
  return wizard;
}
