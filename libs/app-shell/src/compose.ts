/** Exports for composing an app outside its page, in stories and tests. */
export { createNavigator } from './addresses/navigator.ts';
export { isMemberPath, modalParameter } from './addresses/paths.ts';
export { composeApp } from './app/compose-app.ts';
export { WalletApp } from './app/WalletApp.tsx';
export type { WalletAppDefinition } from './definition/definition.ts';
export { modalsOf } from './definition/modals-of.ts';
export { withMemberFeatures } from './definition/with-member-features.ts';
export { themes } from './preferences/theme.ts';
export { themeKey } from './preferences/theme-key.ts';
