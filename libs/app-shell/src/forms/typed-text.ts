import { cleanText } from '@wallet/domain';
import { string } from 'yup';

/** The schema of a typed text, in clean form. Passwords are not cleaned: they use `string()`. */
export const typedText = () => string().transform(cleanText);
