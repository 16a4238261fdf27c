import { useText } from '@wallet/i18n';
import { Disc, keepExact, List, ListRow } from '@wallet/ui-kit';
import type { ReactNode } from 'react';

interface LastActProps {
  /** What it was, with its amount. */
  readonly text: string;
  /** Codes and names in the text, which stay as they are. */
  readonly names?: readonly string[];
  readonly icon: ReactNode;
  /** Leads to the last look before it is done again. */
  readonly onPress: () => void;
}

/** What the member did last, as one row that leads to doing it again. Needs the `money` namespace. */
export function LastAct({ text, names = [], icon, onPress }: LastActProps) {
  const { t } = useText('money');
  return (
    <List variant="group">
      <ListRow lead={<Disc>{icon}</Disc>} title={keepExact(text, ...names)} detail={t('lastTime')} onPress={onPress} />
    </List>
  );
}
