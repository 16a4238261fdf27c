import { paths, useAvailability } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile } from '@wallet/ui-kit';

/** As high as a note, so that nothing moves when there is one. */
export const emptyNote = '\u00a0';

interface RefreshTileProps {
  readonly isBusy?: boolean;
  readonly onPress?: () => void;
}

/** Checks all balances. It has room for the coins of the wheel, which may take its place. */
export function RefreshTile(props: RefreshTileProps) {
  const { t } = useText('home');
  const hasWheel = useAvailability().page(paths.spin);
  return <ActionTile icon="refresh" label={t('widgets.refreshAll')} note={hasWheel ? emptyNote : undefined} {...props} />;
}
