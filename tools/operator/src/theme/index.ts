export { hardToRead } from './hard-to-read.ts';
export { toDesignTokens, toScss } from './theme-colors.ts';
export { describeMoves, themeFrom, type Colors } from './theme-from.ts';
