import { useText } from '@wallet/i18n';

const known = ['limit', 'day', 'week', 'promotion'] as const;

/** Says of which type a bonus is. A type that this version does not know is said as the operator does. */
export function useBonusType(): (type: string) => string {
  const { t } = useText('bonus');
  return (type) => {
    const found = known.find((each) => each === type);
    return found ? t(`active.types.${found}`) : type || t('heading');
  };
}
