import { useEffect, useRef } from 'react';

/** Leads to the first field with an error after each attempt to send a form. Give the ref to the form. */
export function useFirstWrongField({ submitCount, isSubmitting }: { readonly submitCount: number; readonly isSubmitting: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    wrong?.focus();
    // The bar at the top may lie on what names the field.
    wrong?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitting]);
  return form;
}
