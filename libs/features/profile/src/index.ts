export { profile } from './profile.feature.ts';
