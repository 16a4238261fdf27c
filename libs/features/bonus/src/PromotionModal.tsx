import { toApiError } from '@wallet/api-client';
import { useGetActiveBonusQuery } from '@wallet/api-client/bonuses';
import { activatePromotionAction, useFindPromotionQuery } from '@wallet/api-client/promotions';
import { QueryStatus, useModal, useModalDetail } from '@wallet/app-shell';
import { toPromotionCode } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isUnderWay, useMoneyAction, useReadAhead } from '@wallet/money';
import { Button, Dialog, EmptyState, Notice, RichText, Skeleton, StateArt } from '@wallet/ui-kit';
import { Accept } from './components/Accept.tsx';
import { Conditions } from './components/Conditions.tsx';
import styles from './components/BonusTerms.module.scss';
import { Received } from './components/Received.tsx';

/** What a code gives, and the button that receives it. Its address names the code. */
export function PromotionModal() {
  const code = toPromotionCode(useModalDetail('bonus') ?? '');
  return <OnePromotion key={code} code={code} />;
}

function OnePromotion({ code }: { readonly code: string }) {
  const { t } = useText('bonus');
  const { t: common } = useText('common');
  const { close } = useModal();
  const { data, error: cause, isFetching, refetch } = useFindPromotionQuery(code, { skip: code === '' });
  const active = useGetActiveBonusQuery();
  const { state: action, run, prepare, check, reset } = useMoneyAction(activatePromotionAction);
  useReadAhead(prepare, code === '' ? null : { code });

  const error = cause && toApiError(cause);
  const promotion = error ? undefined : data;
  const isUnknownCode = code === '' || (error?.kind === 'refused' && error.code === 'NO_PROMOTION');
  const isOtherActive = active.data?.isActive === true;

  const seen = () => {
    reset();
    // Another one may have become active elsewhere.
    void active.refetch();
  };

  return (
    <>
      <Dialog
        title={t('promotion.title', { code })}
        closeLabel={common('close')}
        onClose={close}
        actions={
          promotion && (
            <Accept percentFail={promotion.percentFail}>
              <Button
                isWide
                disabled={isOtherActive}
                isBusy={isUnderWay(action)}
                busyLabel={t('promotion.receiving')}
                onClick={() => void run({ code })}
              >
                {t('promotion.receive')}
              </Button>
            </Accept>
          )
        }
      >
        {promotion && (
          <div className={styles['terms']}>
            {promotion.description !== '' && <RichText text={promotion.description} />}
            <Conditions />
            <ActionOutcome state={action} refusedAs="alert" onCheck={check} onClose={seen} />
            {isOtherActive && <Notice kind="warning">{t('receive.other')}</Notice>}
          </div>
        )}
        {!promotion && isUnknownCode && !isFetching && <EmptyState art={<StateArt kind="search" />} title={t('promotion.notFound')} />}
        {!promotion && !(isUnknownCode && !isFetching) && (
          <QueryStatus
            query={{ error: isUnknownCode ? undefined : error, isFetching, refetch }}
            failedTitle={t('failed')}
            loading={
              <>
                <p>{t('promotion.searching')}</p>
                <Skeleton shape="block" />
              </>
            }
          />
        )}
      </Dialog>
      {action.phase === 'done' && <Received text={t('promotion.received')} onClose={close} />}
    </>
  );
}
