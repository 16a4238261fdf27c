/** Exports for composing an app outside its page, in stories and tests. */
export { createNavigator } from './router/navigator.ts';
export { isMemberPath, modalParameter } from './router/paths.ts';
export { composeApp } from './app/compose-app.ts';
export { WalletApp } from './app/WalletApp.tsx';
export { withSettings } from './app/with-settings.ts';
export type { WalletAppDefinition } from './router/definition.ts';
export { modalsOf } from './router/modals-of.ts';
export { withMemberFeatures } from './router/with-member-features.ts';
export { themes } from './preferences/theme.ts';
export { themeKey } from './preferences/theme-key.ts';
