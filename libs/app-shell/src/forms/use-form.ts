import { prepareDataForValidation, useFormik } from 'formik';
import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useFirstWrongField } from './use-first-wrong-field.ts';

interface FormParts<Values, Message> {
  readonly initialValues: Values;
  /** Calls the rules of the domain. A function where the rules go by figures that change. */
  readonly schema: AnyObjectSchema | (() => AnyObjectSchema);
  /** Words for a message of the schema, in the language of now. undefined: nothing is said, but the field takes the focus. */
  readonly textOf: (message: Message) => string | undefined;
  /** `blur`: once its field was left, or the form sent. `submit`: only once the form was sent. */
  readonly showErrorsOn: 'blur' | 'submit';
  /** What was said is taken back with the next change, until it is time to say it again. */
  readonly hidesErrorsOnChange?: boolean;
  /** Hears each change of a field, before the form has drawn it. */
  readonly onChange?: (name: keyof Values & string, value: string) => void;
  /** Called with what keeps to the schema, once at a time. */
  readonly onSubmit: (values: Values) => Promise<void> | void;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** What a field of the form is given. */
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onBlur: (event: FocusEvent<Field>) => void;
  readonly onChange: (event: ChangeEvent<Field>) => void;
}

/** The one way of forms: Formik keeps the values, Yup asks the rules, and the first wrong field takes the focus. */
export function useForm<Values extends Readonly<Record<keyof Values, string>>, Message>({
  initialValues,
  schema,
  textOf,
  showErrorsOn,
  hidesErrorsOnChange = false,
  onChange,
  onSubmit,
}: FormParts<Values, Message>) {
  const isSending = useRef(false);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    // A promise in any case: with anything else Formik waits to be told that it is over.
    onSubmit: async (values) => onSubmit(values),
  });
  const { values, errors, touched, isSubmitting, submitCount } = formik;
  const element = useFirstWrongField({ submitCount, isSubmitting, isWrong: (name) => name in errors });

  const submit = (event?: Pick<Event, 'preventDefault'>) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void formik.submitForm().finally(() => {
      isSending.current = false;
    });
  };

  const hideErrors = () => void formik.setTouched({}, false);
  const set = (name: keyof Values & string, value: string) => {
    onChange?.(name, value);
    if (hidesErrorsOnChange) hideErrors();
    void formik.setFieldValue(name, value);
  };
  const setAll = (next: Values) => {
    if (hidesErrorsOnChange) hideErrors();
    void formik.setValues(next);
  };

  const errorOf = (name: keyof Values & string): string | undefined => {
    const message = errors[name] as Message | undefined;
    return touched[name] && message !== undefined ? textOf(message) : undefined;
  };
  const onBlur = (event: FocusEvent<Field>) => {
    if (showErrorsOn === 'blur') formik.handleBlur(event);
  };
  const field = (name: keyof Values & string): FieldProps => ({
    name,
    value: values[name],
    error: errorOf(name),
    onBlur,
    onChange: (event) => set(name, event.currentTarget.value),
  });

  /** Does what stands in the form keep to the schema? For a button that waits until it does. */
  const isValid = () => (typeof schema === 'function' ? schema() : schema).isValidSync(prepareDataForValidation(values));

  return { element, submit, values, field, errorOf, set, setAll, hideErrors, isValid, isSubmitting };
}
