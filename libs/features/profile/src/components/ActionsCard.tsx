import { Link, paths, useAvailability, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
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
  const hasPlayTime = useAvailability().page(paths.playTime);
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
        {hasPlayTime && (
          <ListRow
            lead={
              <Disc>
                <ProgressIcon size={20} />
              </Disc>
            }
            title={common('titles.playTime')}
            link={{ to: paths.playTime, as: Link }}
          />
        )}
      </List>
    </Card>
  );
}
