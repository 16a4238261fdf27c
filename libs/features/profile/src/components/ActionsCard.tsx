import { useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Card, Disc, EditIcon, List, ListRow, LockIcon } from '@wallet/ui-kit';

const actions = [
  { modal: 'password', label: 'password.change', Icon: LockIcon },
  { modal: 'editProfile', label: 'edit.open', Icon: EditIcon },
] as const;

/** What the member can change. */
export function ActionsCard() {
  const { t } = useText('profile');
  const { open } = useModal();
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
      </List>
    </Card>
  );
}
