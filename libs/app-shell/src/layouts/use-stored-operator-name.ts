import { useText } from '@wallet/i18n';
import { useApp } from '../store/app-context.ts';
import { useIsHydrated } from './ClientOnly.tsx';

/** Storage key of the operator's name, as it was read last. */
export const operatorNameKey = 'operatorName';

/** The operator's name in the settings, or since the last visit of a member, so that it is shown at once and to visitors. Before, the build's name. */
export function useStoredOperatorName(): string {
  const { language } = useText('common');
  const { device, definition } = useApp();
  const isHydrated = useIsHydrated();
  return definition.settings?.names?.[language] ?? ((isHydrated && device.get(operatorNameKey)) || definition.name);
}
