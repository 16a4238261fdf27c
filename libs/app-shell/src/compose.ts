/** Exports for composing an app outside its page, in stories and tests. */
export { createNavigator } from './router/navigator.ts';
export { isMemberPath, modalParameter } from './router/paths.ts';
export { composeApp } from './app/compose-app.ts';
export { WalletApp } from './app/WalletApp.tsx';
export { withSettings } from './app/with-settings.ts';
export { modalsOf, withMemberFeatures, type WalletAppDefinition } from './router/definition.ts';
export { themes } from './preferences/theme.ts';
export { themeKey } from './preferences/early-preferences.ts';
