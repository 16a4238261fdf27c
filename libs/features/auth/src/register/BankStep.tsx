import { readQueryAgain, useGetBanksQuery, type ApiError } from '@wallet/api-client';
import { Link, paths, QueryView, useApp, useServerText, useWithServerText } from '@wallet/app-shell';
import { useForm, type FieldProps } from '@wallet/app-shell/forms';
import { bankName, joinAccountName, needsEnglishName, plainAccountNumber } from '@wallet/domain';
import { serverSentence, useText } from '@wallet/i18n';
import { CapitalsField, ErrorState, Notice, SelectField, Skeleton, SlowNote, TextField, useToasts } from '@wallet/ui-kit';
import { StepActions } from './StepParts.tsx';
import { registrationOf } from './registration-draft.ts';
import styles from './RegisterPage.module.scss';
import { bankSchema } from './schemas.ts';
import { useCreateMember } from './use-create-member.ts';
import { useRefusal } from './use-refusal.ts';
import { useWizard } from './wizard.ts';

/** Asks for the bank account and then creates the member. */
export function BankStep() {
  const { t } = useText('register');
  const { t: common } = useText('common');
  const { currencies } = useApp().definition.profile;
  const { draft, updateDraft, secrets, finish } = useWizard();
  const { showToast } = useToasts();
  const refusal = useRefusal();
  const serverText = useServerText();
  const { state, run, isTaken } = useCreateMember();
  const { element, submit, field, values, isSubmitting } = useForm({
    initialValues: {
      bankCode: draft.bankCode,
      accountNumber: draft.accountNumber,
      firstName: draft.firstName,
      lastName: draft.lastName,
      currency: currencies.find((currency) => currency === draft.currency) ?? currencies[0],
    },
    schema: bankSchema,
    textOf: t,
    showErrorsOn: 'blur',
    onChange: (name, value) => {
      refusal.clear();
      updateDraft({ [name]: value });
    },
    onSubmit: async ({ bankCode, accountNumber, firstName, lastName, currency }) => {
      refusal.clear();
      const account = {
        bankCode,
        bankAccountName: joinAccountName(firstName, lastName),
        bankAccountNo: plainAccountNumber(accountNumber),
      };
      const ended = await run({ details: registrationOf(draft, secrets.password, account), currency });
      if (ended.phase === 'refused') refusal.show(ended.error);
      if (ended.phase === 'unknown' && serverText(ended.error) !== '') showToast('danger', serverText(ended.error));
      if (ended.phase !== 'done') return;
      showToast('success', serverSentence(ended.response?.message) || t('success'));
      finish();
    },
  });

  const refusable = (name: 'accountNumber' | 'firstName' | 'lastName') => {
    const props = field(name);
    return { ...props, error: props.error ?? (refusal.field === name ? refusal.text : null) ?? undefined };
  };
  const nameField = (name: 'firstName' | 'lastName') => ({ ...refusable(name), label: t(`bank.${name}`), maxLength: 99, required: true });

  return (
    <form ref={element} className={styles.form} method="post" noValidate aria-busy={isSubmitting} onSubmit={submit}>
      {state.phase === 'unknown' && !refusal.text && <UnknownOutcome error={state.error} isTaken={isTaken} />}
      <BankField {...field('bankCode')} />
      <TextField {...refusable('accountNumber')} label={t('bank.accountNumber')} inputMode="numeric" autoComplete="off" required />
      <div className={styles.names}>
        <CapitalsField
          {...nameField('firstName')}
          hint={t(needsEnglishName(values.bankCode) ? 'bank.englishHint' : 'bank.nameHint')}
          autoComplete="given-name"
        />
        <CapitalsField {...nameField('lastName')} autoComplete="family-name" />
      </div>
      {currencies.length > 1 && (
        <SelectField
          {...field('currency')}
          label={t('bank.currency')}
          options={currencies.map((value) => ({ value, label: t(`bank.currencies.${value}`) }))}
        />
      )}
      {refusal.text !== null && refusal.field === null && <Notice variant="error">{refusal.text}</Notice>}
      {state.phase === 'idle' && isTaken !== null && !refusal.text && (
        <Notice variant="info">{t(isTaken ? 'outcome.mayBeYours' : 'outcome.notYet')}</Notice>
      )}
      {state.phase === 'inOtherTab' && <Notice variant="info">{t('outcome.inOtherTab')}</Notice>}
      {isSubmitting && <SlowNote text={common('stillLoading')} />}
      <StepActions submitLabel={t('submit')} busyLabel={t('busy')} isBusy={isSubmitting} />
    </form>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Says that a member may have been created. Above the fields, where the toast does not cover it. */
function UnknownOutcome({ error, isTaken }: { readonly error: ApiError; readonly isTaken: boolean | null }) {
  const { t } = useText('register');
  const withServerText = useWithServerText();
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice variant="warning">
        <span>{withServerText(error, t(isTaken ? 'outcome.mayBeYours' : 'outcome.unknown'))}</span>{' '}
        <Link to={paths.login}>{t('logIn')}</Link>
      </Notice>
    </div>
  );
}

/** The list of banks. Registration is impossible without it, so a failed request can be retried. */
function BankField(props: FieldProps) {
  const { t, language } = useText('register');
  const banks = useGetBanksQuery();
  const none = (
    <ErrorState
      title={t('loadFailed')}
      text={t('bank.none')}
      retryLabel={t('retry')}
      isRetrying={banks.isFetching}
      onRetry={() => readQueryAgain(banks)}
    />
  );
  return (
    <QueryView query={banks} failedTitle={t('loadFailed')} loading={<Skeleton shape="field" />} empty={none}>
      {(list) => (
        <SelectField
          {...props}
          isExact
          label={t('bank.bank')}
          emptyLabel={t('bank.chooseBank')}
          options={list.map((bank) => ({ value: bank.code, label: bankName(bank, language) || bank.code }))}
          required
        />
      )}
    </QueryView>
  );
}
