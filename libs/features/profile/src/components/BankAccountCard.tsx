import { BankLogo, lazyWithPreload, SavedDialog, useApp } from '@wallet/app-shell';
import { bankName, canEditAccountName, groupAccountNumber, type BankAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, Card, Skeleton, VisuallyHidden } from '@wallet/ui-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import styles from './ProfileCards.module.scss';

/** The bank account that withdrawals are paid to. null when the member has none. */
export function BankAccountCard({ account }: { readonly account: BankAccount | null }) {
  const { t } = useText('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <section className={styles.card} aria-labelledby="profile-bank">
        <header className={styles.head}>
          <h2 id="profile-bank" ref={heading} className={styles.heading} tabIndex={-1}>
            {t('bankAccount')}
          </h2>
          {account && <BankLogo code={account.bankCode} />}
        </header>
        {account ? <Account account={account} onLeave={() => heading.current?.focus()} /> : <p>{t('noBankAccount')}</p>}
      </section>
    </Card>
  );
}

interface AccountProps {
  readonly account: BankAccount;
  /** Called when the form closes, since the focus is lost with it. */
  readonly onLeave: () => void;
}

function Account({ account, onLeave }: AccountProps) {
  const { t, language } = useText('profile');
  const { prefetch } = useApp();
  const [isEditing, setEditing] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const { bankCode, bankAccountName, bankAccountNo } = account;
  const bank = bankName(account, language) || bankCode;
  const canEdit = canEditAccountName(bankCode, bankAccountName);
  // Few members need this form, so it is loaded after the page together with the form packages.
  const [nameForm] = useState(() => lazyWithPreload(async () => (await import('./AccountNameForm.tsx')).AccountNameForm));
  useEffect(() => {
    if (canEdit) prefetch(nameForm.preload);
  }, [canEdit, prefetch, nameForm]);

  const close = () => {
    setEditing(false);
    onLeave();
  };
  // The focus leaves the form first, since the dialog gives it back.
  const confirm = (text: string) => {
    close();
    setSaved(text);
  };

  const facts = [
    { label: t('bank'), value: bank },
    { label: t('accountNumber'), value: groupAccountNumber(bankAccountNo) },
    { label: t('accountName'), value: bankAccountName },
  ];

  return (
    <>
      <dl className={styles.account} translate="no">
        {facts.map(
          ({ label, value }) =>
            value !== '' && (
              <div key={label}>
                <dt>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {saved !== null && <SavedDialog text={saved} onClose={() => setSaved(null)} />}
      {isEditing && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <nameForm.Component account={account} onSaved={confirm} onClose={close} />
        </Suspense>
      )}
      {canEdit && !isEditing && (
        <Button variant="secondary" fullWidth onClick={() => setEditing(true)}>
          {t('editName.open')}
        </Button>
      )}
    </>
  );
}
