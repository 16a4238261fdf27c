export { rule } from './rule.ts';
export { typedText } from './typed-text.ts';
export { useForm, type FieldProps } from './use-form.ts';
