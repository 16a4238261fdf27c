import { useGetInfoQuery } from '@wallet/api-client';
import { useText } from '@wallet/i18n';
import { useEffect } from 'react';
import { useApp } from '../store/app-context.ts';
import { operatorNameKey, useStoredOperatorName } from './use-stored-operator-name.ts';

/** The name that the operator gives the product, in the settings or at the backend. */
export function OperatorName() {
  const { device, definition } = useApp();
  const { language } = useText('common');
  const ownName = definition.settings?.names?.[language];
  const storedName = useStoredOperatorName();
  const { data: info } = useGetInfoQuery();
  const name = info?.name;
  useEffect(() => {
    if (name) device.set(operatorNameKey, name);
  }, [device, name]);
  return <span>{ownName ?? (name || storedName)}</span>;
}
