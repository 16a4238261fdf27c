export { rule, accountName, accountNumber, typedText } from './rules.ts';
export { useForm, type FieldProps } from './use-form.ts';
