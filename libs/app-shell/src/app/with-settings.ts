import type { PageSettings } from '@wallet/settings';
import type { Feature, WalletAppDefinition } from '../router/definition.ts';

/** Features without which there is no wallet. */
const requiredFeatures: ReadonlySet<string> = new Set(['auth', 'home', 'money']);

/** Whether an operator can switch a feature off. */
export const isOptional = ({ id }: Pick<Feature, 'id'>): boolean => !requiredFeatures.has(id);

/** An app as an operator has set it. */
export function withSettings(definition: WalletAppDefinition, settings: PageSettings): WalletAppDefinition {
  const { flags, mark, bankLogos, currencies, off = [], menu = [] } = settings;
  const { profile, features, loadMemberFeatures } = definition;
  const place = ({ id }: Feature) => (menu.includes(id) ? menu.indexOf(id) : menu.length);
  const chosen = (all: readonly Feature[]) =>
    all.filter((feature) => !(isOptional(feature) && off.includes(feature.id))).sort((one, other) => place(one) - place(other));
  return {
    ...definition,
    settings,
    flags: { ...definition.flags, ...flags },
    mark: mark ?? definition.mark,
    bankLogos: { ...definition.bankLogos, ...bankLogos },
    profile: { ...profile, currencies: currencies ?? profile.currencies },
    features: chosen(features),
    ...(loadMemberFeatures && { loadMemberFeatures: async () => chosen(await loadMemberFeatures()) }),
  };
}
