import { useModal } from '@wallet/app-shell';
import { toPromotionCode } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, capitalise, Card, TextField } from '@wallet/ui-kit';
import { useRef, useState, type SubmitEvent } from 'react';
import styles from './PromotionSearch.module.scss';

/** A field for a code that was given elsewhere. What it gives is shown over the page. */
export function PromotionSearch() {
  const { t } = useText('bonus');
  const { open } = useModal();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = toPromotionCode(field.current?.value ?? '');
    setMissing(code === '');
    if (code === '') field.current?.focus();
    else open('promotion', { bonus: code });
  };

  return (
    <Card>
      <form className={styles['form']} role="search" noValidate onSubmit={search}>
        <TextField
          ref={field}
          name="code"
          label={t('promotion.label')}
          error={isMissing ? t('promotion.missing') : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => {
            capitalise(event);
            setMissing(false);
          }}
        />
        <Button type="submit">{t('promotion.search')}</Button>
      </form>
    </Card>
  );
}
