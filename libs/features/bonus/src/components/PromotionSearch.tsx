import { useModal } from '@wallet/app-shell';
import { useForm } from '@wallet/app-shell/forms';
import { useText, type TextKey } from '@wallet/i18n';
import { Button, CapitalsField } from '@wallet/ui-kit';
import styles from './PromotionSearch.module.scss';
import { maxPromotionCodeLength, toPromotionCode } from '@wallet/domain';
import { object, string } from 'yup';

/** A search field for a promotion code. The result opens over the page. */
export function PromotionSearch() {
  const { t } = useText('bonus');
  const { open } = useModal();
  const { element, submit, field } = useForm({
    initialValues: { code: '' },
    schema: promotionCodeSchema,
    textOf: t,
    showErrorsOn: 'submit',
    hidesErrorsOnChange: true,
    onSubmit: ({ code }) => open('promotion', { bonus: code }),
  });

  return (
    <form ref={element} className={styles.form} role="search" noValidate onSubmit={submit}>
      <CapitalsField {...field('code')} label={t('promotion.label')} autoComplete="off" enterKeyHint="search" />
      <Button type="submit">{t('promotion.search')}</Button>
    </form>
  );
}

const missing: TextKey<'bonus'> = 'promotion.missing';
const tooLong: TextKey<'bonus'> = 'promotion.tooLong';

/** Only requires a code that can be sent. What it gives is up to the backend. */
const promotionCodeSchema = object({
  code: string().transform(toPromotionCode).required(missing).max(maxPromotionCodeLength, tooLong),
});
