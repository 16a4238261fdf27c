export { invite } from './invite.feature.ts';
