import { defineModal, type FeatureModal, type WalletAppDefinition } from '../app/definition.ts';

const conditions = defineModal({
  id: 'conditions',
  component: 'ConditionsDialog',
  load: () => import('../shells/ConditionsDialog.tsx'),
  namespaces: [],
  title: 'conditions',
});

/** All modals of an app: those of its features, and the frame's own. */
export const modalsOf = (definition: WalletAppDefinition): readonly FeatureModal[] => [
  conditions,
  ...definition.features.flatMap((feature) => feature.modals ?? []),
];
