export { home } from './home.feature.ts';
