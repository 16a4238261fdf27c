import { useFirstWrongField } from '@wallet/app-shell';
import { useText, type TextKey } from '@wallet/i18n';
import { useFormik } from 'formik';
import type { ChangeEvent, FocusEvent } from 'react';
import type { AnyObjectSchema } from 'yup';

interface StepForm<Values> {
  readonly initialValues: Values;
  /** Its messages are keys of the `register` texts. */
  readonly schema: AnyObjectSchema;
  /** Hears each change, before the form has drawn it. */
  readonly onType: (name: keyof Values & string, value: string) => void;
  readonly onSubmit: (values: Values) => Promise<void>;
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

/** A step's form: what is wrong is said beside its field once that was left, and the first wrong one takes the focus. */
export function useStepForm<Values extends Readonly<Record<string, string>>>({
  initialValues,
  schema,
  onType,
  onSubmit,
}: StepForm<Values>) {
  const { t } = useText('register');
  const { values, errors, touched, isSubmitting, submitCount, handleSubmit, handleChange, handleBlur } = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit,
  });

  const form = useFirstWrongField({ submitCount, isSubmitting });

  const field = (name: keyof Values & string): FieldProps => {
    const key = touched[name] ? (errors[name] as TextKey<'register'> | undefined) : undefined;
    return {
      name,
      value: values[name] ?? '',
      error: key && t(key),
      onBlur: handleBlur,
      onChange: (event) => {
        onType(name, event.currentTarget.value);
        handleChange(event);
      },
    };
  };
  return { form, field, values, isSubmitting, handleSubmit };
}
