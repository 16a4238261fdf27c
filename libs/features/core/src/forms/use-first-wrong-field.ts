import { useEffect, useRef } from 'react';

/** Leads to the first field with an error after each attempt to send a form. Give the ref to the form. */
export function useFirstWrongField({ submitCount, isSubmitting }: { readonly submitCount: number; readonly isSubmitting: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}
