import type { Profile } from '@wallet/api-client/profile';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { Card, CopyField, Facts, useToasts } from '@wallet/ui-kit';
import styles from './ProfileCards.module.scss';

/** Ends of a long id are enough to compare it. */
const shorten = (id: string): string => (id.length > 16 ? `${id.slice(0, 8)}…${id.slice(-6)}` : id);

/** The member's profile. Members give support their id from here. */
export function MemberCard({ profile: { memberId, username, createdAt } }: { readonly profile: Profile }) {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const { dateTime } = useFormat();
  const { showToast } = useToasts();
  return (
    <Card>
      <section className={styles.card} aria-labelledby="profile-member">
        <h2 id="profile-member" className={styles.heading}>
          {t('member')}
        </h2>
        <CopyField
          label={t('id')}
          value={memberId}
          shown={shorten(memberId)}
          copyLabel={t('copyId')}
          onCopy={(text, isCopied) =>
            showToast(isCopied ? 'success' : 'danger', isCopied ? common('copied', { text }) : common('copyFailed'))
          }
        />
        <Facts
          facts={[
            { label: t('username'), value: username },
            { label: t('createdAt'), value: dateTime(createdAt) },
          ]}
        />
      </section>
    </Card>
  );
}
