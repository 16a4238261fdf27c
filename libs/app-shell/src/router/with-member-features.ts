import type { WalletAppDefinition } from './definition.ts';

/** The definition of an app with all its features. */
export async function withMemberFeatures({ loadMemberFeatures, ...definition }: WalletAppDefinition): Promise<WalletAppDefinition> {
  return { ...definition, features: [...((await loadMemberFeatures?.()) ?? []), ...definition.features] };
}
