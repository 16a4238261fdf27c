export { default } from './tools/journeys/src/playwright-config.ts';
