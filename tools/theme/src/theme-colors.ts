/** The colours of both themes by the name of their token, as `accent`, in CSS. */
export interface ThemeColors {
  readonly dark: Readonly<Record<string, string>>;
  readonly light: Readonly<Record<string, string>>;
}
