import type { FeatureModal, WalletAppDefinition } from './definition.ts';

/** All modals of an app. */
export const modalsOf = ({ features }: WalletAppDefinition): readonly FeatureModal[] => features.flatMap(({ modals }) => modals ?? []);
