export { agreement } from './agreement.feature.ts';
