export { auth } from './auth.feature.ts';
