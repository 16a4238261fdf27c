import { prepareDataForValidation, useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, type ChangeEvent, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import type { AnyObjectSchema } from 'yup';

interface FormOptions<Values, Message> {
  readonly initialValues: Values;
  /** Calls the rules of the domain. A function if the rules depend on changing values. */
  readonly schema: AnyObjectSchema | (() => AnyObjectSchema);
  /** The text for an error of the schema, in the current language. Undefined shows nothing, but the field still receives focus. */
  readonly textOf: (message: Message) => string | undefined;
  /** `blur` shows errors when a field loses focus or the form is submitted, `submit` only when it is submitted. */
  readonly showErrorsOn: 'blur' | 'submit';
  /** Hides errors while the value changes, until they are shown again. */
  readonly hidesErrorsOnChange?: boolean;
  /** Called for each change of a field, before the form renders. */
  readonly onChange?: (name: keyof Values & string, value: string) => void;
  /** Called with valid values as the schema casts them, one call at a time. */
  readonly onSubmit: (values: Values) => Promise<void> | void;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** The props for a field of the form. */
export interface FieldProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly onBlur: (event: FocusEvent<Field>) => void;
  readonly onChange: (event: ChangeEvent<Field>) => void;
}

/** How often the elements are read. */
const readMs = 500;

/**
 * The hook for all forms: Formik holds the values, Yup calls the rules, and the first invalid field receives focus. Password managers, browsers inside
 * chat apps and scripts may fill in fields without an event. The fields are therefore uncontrolled, so that no rendering empties them, and are read
 * regularly and whenever something is changed or submitted.
 */
export function useForm<Values extends Readonly<Record<keyof Values, string>>, Message>({
  initialValues,
  schema,
  textOf,
  showErrorsOn,
  hidesErrorsOnChange = false,
  onChange,
  onSubmit,
}: FormOptions<Values, Message>) {
  const isSending = useRef(false);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    // Always a promise: otherwise Formik waits to be told that submitting has ended.
    onSubmit: async (typed) => onSubmit(currentSchema().cast(typed, { assert: false }) as Values),
  });
  const currentSchema = () => (typeof schema === 'function' ? schema() : schema);
  const { values, errors, touched, isSubmitting, submitCount } = formik;
  const element = useFirstWrongField({ submitCount, isSubmitting, isWrong: (name) => name in errors });

  /** The values as they stand in the form's elements. */
  const readTyped = (): Values => {
    const data = new FormData(element.current ?? undefined);
    const filled = Object.keys(values).filter(
      (name) => typeof data.get(name) === 'string' && data.get(name) !== values[name as keyof Values],
    );
    return filled.length === 0 ? values : { ...values, ...Object.fromEntries(filled.map((name) => [name, data.get(name)])) };
  };
  /** The same, reported like changes, except for fields that are about to be set. */
  const takeTyped = (next: Partial<Values> = {}): Values => {
    const typed = readTyped();
    for (const name of Object.keys(typed) as (keyof Values & string)[]) {
      if (!(name in next) && typed[name] !== values[name]) onChange?.(name, typed[name]);
    }
    return typed;
  };

  const submit = (event?: Pick<Event, 'preventDefault'>) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const typed = takeTyped();
    // Formik submits the values of its last rendering.
    if (typed !== values) flushSync(() => void formik.setValues(typed, false));
    void formik.submitForm().finally(() => {
      isSending.current = false;
    });
  };

  const noticeTyped = () => {
    const typed = takeTyped();
    if (typed !== values) void formik.setValues(typed);
  };
  const noticeLater = useEffectEvent(noticeTyped);
  useEffect(() => {
    const timer = setInterval(() => noticeLater(), readMs);
    return () => clearInterval(timer);
  }, []);

  const hideErrors = () => void formik.setTouched({}, false);
  const setAll = (next: Partial<Values>) => {
    if (hidesErrorsOnChange) hideErrors();
    const all = { ...takeTyped(next), ...next };
    for (const field of element.current?.querySelectorAll<Field>('[name]') ?? []) {
      const value = next[field.name as keyof Values];
      // Writing the same text would move the caret.
      if (value !== undefined && field.value !== value) field.value = value;
    }
    void formik.setValues(all);
  };
  const set = (name: keyof Values & string, value: string) => {
    onChange?.(name, value);
    setAll({ [name]: value } as Partial<Values>);
  };

  const errorOf = (name: keyof Values & string): string | undefined => {
    const message = errors[name] as Message | undefined;
    return touched[name] && message !== undefined ? textOf(message) : undefined;
  };
  const onBlur = (event: FocusEvent<Field>) => {
    if (showErrorsOn !== 'blur') return;
    formik.handleBlur(event);
    noticeTyped();
  };
  const field = (name: keyof Values & string): FieldProps => ({
    name,
    defaultValue: values[name],
    error: errorOf(name),
    onBlur,
    onChange: (event) => set(name, event.currentTarget.value),
  });

  /** Whether the values are valid. For a button that is disabled until they are. */
  const isValid = (typed = values) => currentSchema().isValidSync(prepareDataForValidation(typed));

  return { element, submit, values, readTyped, field, errorOf, set, setAll, hideErrors, isValid, isSubmitting };
}

interface FirstWrongFieldOptions {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
  /** Whether the field with this name is invalid, even if its error is not visible yet. */
  readonly isWrong: (name: string) => boolean;
}

/** Focuses the first invalid field after each attempt to submit a form, also if the backend refused it. Pass the ref to the form. */
function useFirstWrongField({ submitCount, isSubmitting, isWrong }: FirstWrongFieldOptions) {
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
