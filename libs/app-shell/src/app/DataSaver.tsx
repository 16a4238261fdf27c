import { useText } from '@wallet/i18n';
import { DataSaverContext } from '@wallet/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { useDataSaver } from '../preferences/use-data-saver.ts';

/** Lets pictures from outside wait for a tap while the member saves data. */
export function DataSaver({ children }: { readonly children: ReactNode }) {
  const { t } = useText('common');
  const { isOn } = useDataSaver();
  const labels = useMemo(() => (isOn ? { show: t('pictures.show'), showAll: t('pictures.showAll') } : null), [isOn, t]);
  return <DataSaverContext value={labels}>{children}</DataSaverContext>;
}
