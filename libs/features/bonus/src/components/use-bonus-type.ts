import { useText } from '@wallet/i18n';

const known = ['limit', 'day', 'week', 'promotion'] as const;

/** Returns a function that names a bonus type. Types unknown to this version keep the operator's name. */
export function useBonusType(): (type: string) => string {
  const { t } = useText('bonus');
  return (type) => {
    const found = known.find((each) => each === type);
    return found ? t(`active.types.${found}`) : type || t('heading');
  };
}
