export { rule } from './rule.ts';
export { accountName, accountNumber, typedText } from './typed-text.ts';
export { useForm, type FieldProps } from './use-form.ts';
