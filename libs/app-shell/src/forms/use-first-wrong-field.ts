import { useEffect, useEffectEvent, useRef } from 'react';

interface FirstWrongFieldOptions {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
  /** Whether the field with this name is invalid, even if its error is not visible yet. */
  readonly isWrong: (name: string) => boolean;
}

/** Focuses the first invalid field after each attempt to submit a form, also if the backend refused it. Pass the ref to the form. */
export function useFirstWrongField({ submitCount, isSubmitting, isWrong }: FirstWrongFieldOptions) {
  const element = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    const fields = [...(element.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    const wrong = fields.find((field) => isWrong(field.name) || field.getAttribute('aria-invalid') === 'true');
    wrong?.focus();
    // The top bar may cover the label of the field.
    wrong?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirst();
  }, [submitCount, isSubmitting]);
  return element;
}
