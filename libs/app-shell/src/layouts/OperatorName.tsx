import { useGetInfoQuery } from '@wallet/api-client';
import { useEffect } from 'react';
import { useApp } from '../store/app-context.ts';
import { operatorNameKey, useStoredOperatorName } from './use-stored-operator-name.ts';

/** The name that the operator gives the product. */
export function OperatorName() {
  const { device } = useApp();
  const storedName = useStoredOperatorName();
  const { data: info } = useGetInfoQuery();
  const name = info?.name;
  useEffect(() => {
    if (name) device.set(operatorNameKey, name);
  }, [device, name]);
  return <span>{name || storedName}</span>;
}
