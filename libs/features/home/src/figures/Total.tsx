import { totalBalance } from '@wallet/domain';
import { MoneyText } from '@wallet/money';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useFigures } from './use-figures.ts';

export interface HidableProps {
  /** The text in place of hidden amounts; undefined when amounts are visible. */
  readonly hiddenLabel: string | undefined;
}

export interface TotalProps extends HidableProps {
  /** Called when there is an amount, or known to be none. */
  readonly onShow: () => void;
}

/** The sum of wallet and game accounts. */
export function Total({ hiddenLabel, onShow }: TotalProps) {
  const { query, isStale } = useFigures();
  const { data: wallet, error } = query;
  const isShown = wallet !== undefined || error !== undefined;
  const onFirstShow = useEffectEvent(onShow);
  useLayoutEffect(() => {
    if (isShown) onFirstShow();
  }, [isShown]);
  return wallet && <MoneyText amount={totalBalance(wallet)} size="display" isStale={isStale} hiddenLabel={hiddenLabel} />;
}
