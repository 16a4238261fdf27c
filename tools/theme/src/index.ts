export type { Move } from './accent.ts';
export { brandColorFormat, readBrandColor } from './brand-color.ts';
export { toDesignTokens, type DesignTokens } from './design-tokens.ts';
export { toScss } from './scss.ts';
export type { ThemeColors } from './theme-colors.ts';
export { themeFrom, type BrandTheme, type Colors } from './theme-from.ts';
export { describeMoves } from './describe-moves.ts';
export { hardToRead } from './hard-to-read.ts';
