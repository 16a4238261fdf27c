import { Link, paths, useAvailability, useLoginClock, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { Card, Disc, EditIcon, List, ListRow, LockIcon, ProgressIcon } from '@wallet/ui-kit';

const actions = [
  { modal: 'password', label: 'password.change', Icon: LockIcon },
  { modal: 'editProfile', label: 'edit.open', Icon: EditIcon },
] as const;

/** What the member can change. */
export function ActionsCard() {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const { open } = useModal();
  const has = useAvailability();
  const { duration } = useFormat();
  const elapsedMs = useLoginClock();
  return (
    <Card>
      <List label={t('heading')}>
        {actions.map(({ modal, label, Icon }) => (
          <ListRow
            key={modal}
            lead={
              <Disc>
                <Icon size={20} />
              </Disc>
            }
            title={t(label)}
            onPress={() => open(modal)}
          />
        ))}
        {has.page(paths.playTime) && (
          <ListRow
            lead={
              <Disc>
                <ProgressIcon size={20} />
              </Disc>
            }
            title={common('titles.playTime')}
            // Of a login that is not noted yet, which the pages do after they are shown.
            detail={has.playTool('clock') && t('loggedInFor', { duration: duration(elapsedMs ?? 0) })}
            link={{ to: paths.playTime, as: Link }}
          />
        )}
      </List>
    </Card>
  );
}
