import { useEffect, useEffectEvent, useRef } from 'react';

interface FirstWrongFieldParts {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
  /** Is there something wrong with the field of this name, said or not? */
  readonly isWrong: (name: string) => boolean;
}

/** Leads to the first wrong field after each attempt to send a form, also to one that the backend refuses. Give the ref to the form. */
export function useFirstWrongField({ submitCount, isSubmitting, isWrong }: FirstWrongFieldParts) {
  const element = useRef<HTMLFormElement>(null);
  const lead = useEffectEvent(() => {
    const fields = [...(element.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    const wrong = fields.find((field) => isWrong(field.name) || field.getAttribute('aria-invalid') === 'true');
    wrong?.focus();
    // The bar at the top may lie on what names the field.
    wrong?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [submitCount, isSubmitting]);
  return element;
}
