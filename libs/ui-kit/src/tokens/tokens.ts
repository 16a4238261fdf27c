/** Every token a theme gives a value to, in dark and in light. Components use these and nothing else for colour. */
export const colorTokens = [
  'color-bg',
  'color-bar',
  'color-surface',
  'color-surface-raised',
  'color-surface-sunken',
  'color-border',
  'color-border-strong',
  'color-text',
  'color-text-muted',
  'color-accent',
  'color-accent-pressed',
  'color-on-accent',
  'color-accent-text',
  'color-focus',
  'color-success',
  'color-success-surface',
  'color-danger',
  'color-danger-surface',
  'color-warning',
  'color-warning-surface',
  'color-info',
  'color-info-surface',
  'color-qr-surface',
  'color-skeleton',
  'color-overlay',
  'color-glow',
] as const;

export type ColorToken = (typeof colorTokens)[number];

/** Tokens that are the same in every theme: spaces, type, shapes. */
export const scaleTokens = [
  'space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7',
  'text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-display',
  'radius-sm', 'radius-md', 'radius-lg', 'radius-pill',
  'tap', 'bar', 'content', 'content-wide', 'motion', 'shadow-1', 'shadow-2', 'font', 'line',
] as const;

/** Text and what it stands on. Each pair has a contrast of 4.5 or more in every theme, which a test measures. */
export const textPairs: readonly (readonly [text: ColorToken, background: ColorToken])[] = [
  ['color-text', 'color-bg'],
  ['color-text', 'color-bar'],
  ['color-text', 'color-surface'],
  ['color-text', 'color-surface-raised'],
  ['color-text', 'color-surface-sunken'],
  ['color-text-muted', 'color-bg'],
  ['color-text-muted', 'color-bar'],
  ['color-text-muted', 'color-surface'],
  ['color-text-muted', 'color-surface-raised'],
  ['color-text-muted', 'color-surface-sunken'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-pressed'],
  ['color-accent-text', 'color-bg'],
  ['color-accent-text', 'color-bar'],
  ['color-accent-text', 'color-surface'],
  ['color-accent-text', 'color-surface-raised'],
  ['color-accent-text', 'color-surface-sunken'],
  ['color-success', 'color-success-surface'],
  ['color-success', 'color-surface-sunken'],
  ['color-danger', 'color-danger-surface'],
  ['color-danger', 'color-bg'],
  ['color-danger', 'color-surface'],
  ['color-danger', 'color-surface-sunken'],
  ['color-warning', 'color-warning-surface'],
  ['color-warning', 'color-bg'],
  ['color-warning', 'color-surface'],
  ['color-warning', 'color-surface-raised'],
  ['color-info', 'color-info-surface'],
];

/** Borders, rings and marks, and what they stand on: 3 or more, since one must see where a control is. */
export const signPairs: readonly (readonly [sign: ColorToken, background: ColorToken])[] = [
  ['color-border-strong', 'color-bg'],
  ['color-border-strong', 'color-surface'],
  ['color-border-strong', 'color-surface-raised'],
  ['color-border-strong', 'color-surface-sunken'],
  ['color-focus', 'color-bg'],
  ['color-focus', 'color-bar'],
  ['color-focus', 'color-surface'],
  ['color-focus', 'color-surface-raised'],
  ['color-focus', 'color-surface-sunken'],
  ['color-success', 'color-surface'],
];
