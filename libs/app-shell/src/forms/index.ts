export { rule } from './rule.ts';
export { useForm, type FieldProps } from './use-form.ts';
