import type { Profile } from '@wallet/api-client/profile';
import { useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { Avatar, Button, Card, CopyField, EditIcon, LockIcon, useToasts } from '@wallet/ui-kit';
import styles from './ProfileCards.module.scss';
import { Facts } from './Facts.tsx';

/** The member's profile. Members give support their id from here. */
export function MemberCard({ profile: { name, memberId, username, createdAt } }: { readonly profile: Profile }) {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const { dateTime } = useFormat();
  const { showToast } = useToasts();
  const { open, preload } = useModal();
  return (
    <Card>
      <section className={styles.card} aria-labelledby="profile-member">
        <h2 id="profile-member" className={styles.heading}>
          {t('member')}
        </h2>
        <div className={styles.person}>
          <Avatar name={name} size="large" />
          <Facts facts={[{ label: t('name'), value: name }]} />
        </div>
        <Facts
          facts={[
            { label: t('username'), value: username },
            { label: t('createdAt'), value: dateTime(createdAt) },
          ]}
        />
        <CopyField
          label={t('id')}
          value={memberId}
          copyLabel={t('copyId')}
          onCopy={(text, isCopied) =>
            showToast(isCopied ? 'success' : 'danger', isCopied ? common('copied', { text }) : common('copyFailed'))
          }
        />
        <Button variant="secondary" fullWidth onPointerDown={() => preload('editProfile')} onClick={() => open('editProfile')}>
          <EditIcon aria-hidden="true" size={18} className={styles.sign} /> <span>{t('edit.open')}</span>
        </Button>
        <Button variant="secondary" fullWidth onPointerDown={() => preload('password')} onClick={() => open('password')}>
          <LockIcon aria-hidden="true" size={18} className={styles.sign} /> <span>{t('password.change')}</span>
        </Button>
      </section>
    </Card>
  );
}
