export { contact } from './contact.feature.ts';
