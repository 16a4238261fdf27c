export type { Move } from './accent.ts';
export { hardToRead } from './hard-to-read.ts';
export { toDesignTokens, toScss, type DesignTokens, type ThemeColors } from './theme-colors.ts';
export { brandColorFormat, describeMoves, readBrandColor, themeFrom, type BrandTheme, type Colors } from './theme-from.ts';
